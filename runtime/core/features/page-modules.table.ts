import { QUICK_VIEW_BUTTONS } from '../../../src/media/core/take-clicks'
import { account, isAuthenticated } from '../../../src/site/core/account'
import { CART_ROOTS } from '../../../src/site/core/cart-cookie'
import { page, pageSettings } from '../../../src/site/core/page'
import type { SiteContext } from '../../../src/site/core/site-store'
import { REVIEWS_REQUEST } from '../../../src/site/page-types/page-types'
import { within } from '../watch-page'
import { cartPage, hasCart } from './cart-module'
import { consent, needsConsent } from './consent-module'
import { experiments, needsExperiments } from './experiments-module'
import { isMeasured, measure } from './measure-module'
import { bundle, has, mentions, own, type PageModule } from './page-module'
import {
  ADDRESSES,
  asksForDrawer,
  DRAWER_PLACES,
  ENTRANCES,
  FITTED_TEXTS,
  HELD_BACK,
  indicatorPlaces,
  LIGHTBOX_OPENERS,
  TIME_SINCE_NODES,
  TOOLTIPS,
} from './page-places'
import { hearsEscape, mayHaveOverlays } from './page-rules'

/** Said where the loader of pictures is missing (B8 L326). */
const LOADER_LOST = 'Loader2 not found'

const isExported = (context: SiteContext): boolean => pageSettings(context).adopt === 'legacy'

/**
 * Modules that a page needs as a whole, beside its blocks [ROLL-09]. Modules that have a place on the page are
 * named there, as `data-ashlar="NAME"`: share-buttons, search-preview, native-video-loader.
 *
 * Every supported browser draws SVG and observes intersections, so nothing stands in for either.
 *
 * Selectors stand in `page-places.ts`. An element that comes later starts its module as one of the first page does.
 */
export const PAGE_MODULES: readonly PageModule[] = [
  { isWanted: isExported, start: own(() => import('../../features/legacy/page/adopt-legacy')) },
  {
    isWanted: isExported,
    start: own(() => import('../../features/media/loose-pictures'), LOADER_LOST),
  },
  { isWanted: mentions('googleFonts'), start: own(() => import('../../features/fonts/google-fonts')) },
  { isWanted: mentions('website.typekitId'), start: own(() => import('../../features/fonts/typekit-fonts')) },
  { isWanted: needsConsent, start: consent },
  { isWanted: needsExperiments, start: experiments },
  { isWanted: has(HELD_BACK), start: own(() => import('../../features/third-party/held-back')) },
  {
    isWanted: mentions('websiteSettings.disqusShortname'),
    start: own(() => import('../../features/third-party/comments-count')),
  },
  { isWanted: hearsEscape, start: own(() => import('../../features/overlays/escape')) },
  { isWanted: has(TOOLTIPS), start: own(() => import('../../features/overlays/tooltips')) },
  { isWanted: has(FITTED_TEXTS), start: own(() => import('../../features/text/fit-text')) },
  { isWanted: has(ADDRESSES), start: own(() => import('../../features/forms/address-suggestions')) },
  { isWanted: has(TIME_SINCE_NODES), start: own(() => import('../../features/text/time-since')) },
  { isWanted: has(ENTRANCES), start: own(() => import('../../features/text/entrance-animations')) },
  {
    isWanted: has(LIGHTBOX_OPENERS),
    start: own(() => import('../../features/media/lightbox-links')),
  },
  { isWanted: mayHaveOverlays, start: own(() => import('../../features/overlays/page-overlays')) },
  {
    isWanted: has(QUICK_VIEW_BUTTONS),
    start: own(() => import('../../features/commerce/quick-view-buttons')),
  },
  {
    isWanted: context => isAuthenticated(account(context)),
    start: own(() => import('../../features/owner/owner-redirect')),
  },
  {
    isWanted: () => location.search.includes('logout=true'),
    start: own(() => import('../../features/owner/logout-notice')),
  },
  { isWanted: has(CART_ROOTS), start: cartPage },
  {
    isWanted: (context, root) => hasCart() && within(root, indicatorPlaces(context))[0],
    start: own(() => import('../../features/commerce/cart-links')),
  },
  {
    isWanted: (context, root) => asksForDrawer(context) || within(root, DRAWER_PLACES)[0],
    start: own(() => import('../../features/commerce/drawer-links')),
  },
  { isWanted: context => page(context).pageType === REVIEWS_REQUEST, start: bundle('product-reviews') },
  { isWanted: isMeasured, start: measure },
]
