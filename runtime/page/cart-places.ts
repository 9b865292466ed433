import { pageSettings } from '../../src/site/page-settings'
import type { SiteContext } from '../../src/site/site-store'

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
