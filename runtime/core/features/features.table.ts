import { QUICK_VIEW_BUTTONS } from '../../../src/media/intercept-clicks'
import { REVIEWS_REQUEST } from '../../../src/site/page-types'
import { CART_ROOTS } from '../../../src/site/slices/cart-cookie'
import { page } from '../../../src/site/slices/page'
import type { Feature } from './feature'
import {
  has,
  hasDrawer,
  isExported,
  isMeasured,
  isSignedIn,
  listensForEscape,
  mayHaveOverlays,
  mentions,
  needsConsent,
  needsExperiments,
  showsCart,
  showsWaitingImages,
} from './feature-conditions'
import { bundle, cartPage, consent, experiments, lazy, measure } from './feature-starts'
import {
  ADDRESS_FIELDS,
  ENTRANCES,
  FITTED_TEXT,
  HELD_BACK,
  LIGHTBOX_OPENERS,
  TIME_SINCE,
  TOOLTIPS,
} from './selectors'

/** Reported if the image loader fails to load [GAL-58]. */
const LOADER_LOST = 'Loader2 not found'

/**
 * The features of the runtime: when each is needed, and how it starts.
 *
 * Features that belong to one element of the page are named there instead, as `data-ashlar="NAME"`: share-buttons,
 * search-preview, native-video-loader. Supported browsers need no polyfill for SVG or intersection observers.
 */
export const FEATURES: readonly Feature[] = [
  { isWanted: isExported, start: lazy(() => import('../../features/legacy/page/adopt-legacy')) },
  {
    isWanted: showsWaitingImages,
    start: lazy(() => import('../../features/media/loose-images'), LOADER_LOST),
  },
  { isWanted: mentions('googleFonts'), start: lazy(() => import('../../features/fonts/google-fonts')) },
  {
    isWanted: mentions('website.typekitId'),
    start: lazy(() => import('../../features/fonts/typekit-fonts')),
  },
  { isWanted: needsConsent, start: consent },
  { isWanted: needsExperiments, start: experiments },
  { isWanted: has(HELD_BACK), start: lazy(() => import('../../features/third-party/held-back')) },
  {
    isWanted: mentions('websiteSettings.disqusShortname'),
    start: lazy(() => import('../../features/third-party/comments-count')),
  },
  { isWanted: listensForEscape, start: lazy(() => import('../../features/overlays/escape-shortcuts')) },
  { isWanted: has(TOOLTIPS), start: lazy(() => import('../../features/overlays/tooltips')) },
  { isWanted: has(FITTED_TEXT), start: lazy(() => import('../../features/text/fit-text')) },
  { isWanted: has(ADDRESS_FIELDS), start: lazy(() => import('../../features/forms/address-suggestions')) },
  { isWanted: () => location.hash, start: lazy(() => import('../../features/text/hold-target')) },
  { isWanted: has(TIME_SINCE), start: lazy(() => import('../../features/text/time-since')) },
  { isWanted: has(ENTRANCES), start: lazy(() => import('../../features/text/entrance-animations')) },
  { isWanted: has(LIGHTBOX_OPENERS), start: lazy(() => import('../../features/media/lightbox-links')) },
  { isWanted: mayHaveOverlays, start: lazy(() => import('../../features/overlays/page-overlays')) },
  {
    isWanted: has(QUICK_VIEW_BUTTONS),
    start: lazy(() => import('../../features/commerce/quick-view-buttons')),
  },
  { isWanted: isSignedIn, start: lazy(() => import('../../features/visitor/owner-redirect')) },
  {
    isWanted: () => location.search.includes('logout=true'),
    start: lazy(() => import('../../features/visitor/logout-notice')),
  },
  { isWanted: has(CART_ROOTS), start: cartPage },
  { isWanted: showsCart, start: lazy(() => import('../../features/commerce/cart-links')) },
  { isWanted: hasDrawer, start: lazy(() => import('../../features/commerce/drawer-links')) },
  { isWanted: context => page(context).pageType === REVIEWS_REQUEST, start: bundle('product-reviews') },
  { isWanted: isMeasured, start: measure },
]
