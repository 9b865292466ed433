import type { SiteContext } from '../../../src/site/core/site-store'
import { pageSettings } from '../../../src/site/slices/page'

/*
 * The elements that need a feature, as the table and the features themselves select them. `SIGNS` in
 * runtime/boot/boot.ts must match all of them.
 */

/** The tag of a page without a context. Module scripts have no `document.currentScript`. */
export const ADOPTING_TAG = '[data-adopt=legacy]'

export const TOOLTIPS = '[data-ashlar-tooltip]'

export const FITTED_TEXT = '[data-ashlar-text]'

/** Dates shown as relative time; exported sites mark them by class. */
export const TIME_SINCE = ':is(.timesince,.time-since,[data-ashlar-time-since])[data-date]'

/** Containers of address fields with suggestions. */
export const ADDRESS_FIELDS = '[data-ashlar-places]'

export const ENTRANCES = '[data-ashlar-animate]'

/** Third-party code that the site blocks until the visitor consents. */
export const HELD_BACK = 'script[type="text/plain"][data-consent],iframe[data-consent][data-src]'

/** Links and buttons that open the consent panel. */
export const CONSENT_CONTROLS = '[data-ashlar-consent]'

/** Links that open in the lightbox; links with the same value form one set. */
export const LIGHTBOX_LINKS = '[data-ashlar-lightbox]'

/** Lightbox links, and the buttons around single images on exported pages. */
export const LIGHTBOX_OPENERS = `${LIGHTBOX_LINKS},button.sqs-block-image-button.lightbox`

/** Elements in links to the cart that show its contents; exported pages mark them by class. */
export const cartIndicators = (site: SiteContext): string =>
  pageSettings(site).adopt === 'legacy' ? '[data-ashlar-cart], .sqs-cart-quantity' : '[data-ashlar-cart]'

/** Indicators whose JSON mentions the cart drawer; the feature that opens it parses the JSON. */
export const DRAWER_INDICATORS = ':is([data-ashlar-cart], ashlar-cart-indicator)[data-block-json*=drawer]'

/** Whether every link to the cart opens the cart drawer. */
export const opensDrawer = (site: SiteContext): boolean => pageSettings(site).cartOpens === 'drawer'

/** Attributes that may be added to an element of the page later, and then need a feature. */
export const FEATURE_ATTRIBUTES = [
  'data-ashlar-animate',
  'data-ashlar-cart',
  'data-ashlar-consent',
  'data-ashlar-lightbox',
  'data-ashlar-places',
  'data-ashlar-quick-view',
  'data-ashlar-text',
  'data-ashlar-tooltip',
  'data-consent',
  'data-date',
]

/** Images that wait for a script to load them. */
export const WAITING_IMAGES = 'img[data-src]:not([src]), img[data-src][src=""]'
