/*
 * The elements that ask for a page module. The table of modules looks for them, and each part works on the same; boot's
 * list of signs must match them all.
 */

export const TOOLTIPS = '[data-ashlar-tooltip]'

export const FITTED_TEXTS = '[data-ashlar-text]'

/** Elements that say how long ago something was; exported sites know them by their class. */
export const TIME_SINCE_NODES = ':is(.timesince,.time-since,[data-ashlar-time-since])[data-date]'

/** Elements around the fields of an address that ask for suggestions. */
export const ADDRESSES = '[data-ashlar-places]'

export const ENTRANCES = '[data-ashlar-animate]'

/** Third-party code that the site holds back until the visitor agrees. */
export const HELD_BACK = 'script[type="text/plain"][data-consent],iframe[data-consent][data-src]'

/** Links and buttons that open the choice of consent. */
export const CONSENT_CONTROLS = '[data-ashlar-consent]'

/** Links that open in the lightbox; those with the same value are one set. */
export const LIGHTBOX_LINKS = '[data-ashlar-lightbox]'

/** Links, and buttons around a single picture as exported pages have them. */
export const LIGHTBOX_OPENERS = `${LIGHTBOX_LINKS},button.sqs-block-image-button.lightbox`
