import { pageSettings } from '../../../src/site/core/page'
import type { SiteContext } from '../../../src/site/core/site-store'

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

/** Where the links to the cart say what lies in it; on exported pages by the class that they have there. */
export const cartPlaces = (site: SiteContext): string =>
  pageSettings(site).adopt === 'legacy' ? '[data-ashlar-cart], .sqs-cart-quantity' : '[data-ashlar-cart]'

/** Links to the cart's page around an exported page, by its address there or as a saved page has it. */
export const PLAIN_LINKS =
  ':is(header, nav, [role=banner], [role=navigation]) a:is([href="/cart"], [href="/cart/"], [href="cart.html"], [href$="/cart.html"])'

/** Every place that may say what lies in the cart. */
export const indicatorPlaces = (site: SiteContext): string =>
  pageSettings(site).adopt === 'legacy' ? `${cartPlaces(site)}, ${PLAIN_LINKS}` : cartPlaces(site)

/** The places whose JSON asks for the cart at the side of the page; the part that opens it reads it with care. */
export const DRAWER_PLACES = ':is([data-ashlar-cart], ashlar-cart-indicator)[data-block-json*=drawer]'

/** Whether every link to the cart opens it at the side of the page. */
export const asksForDrawer = (site: SiteContext): boolean => pageSettings(site).cartOpens === 'drawer'

/** Pictures that wait for a script to load them. */
export const WAITING = 'img[data-src]:not([src]), img[data-src][src=""]'
