import { PAGE_TYPES } from '../../../src/enums/page-types'
import { asksForDrawer, CART_ROOTS, DRAWER_PLACES, indicatorPlaces } from '../cart-places'
import { TIME_SINCE_NODES } from '../time-since.selector'
import { cartPage, hasCart } from './cart-module'
import { consent, needsConsent } from './consent-module'
import { isMeasured, measure } from './measure-module'
import { bundle, has, lacks, own, type PageModule, setting } from './page-module'
import { hearsEscape, mayHaveOverlays } from './page-rules'

/** Said where the loader of pictures is missing (B8 L326). */
const LOADER_LOST = 'Loader2 not found'

/**
 * Modules that a page needs as a whole, beside its blocks (B2 L52-54, B7 L319). Whatever else has a
 * place on the page is asked for there, as `data-ashlar="NAME"`: share-buttons, search-preview,
 * native-video-loader.
 *
 * Every browser that runs modules draws SVG and watches intersections. The two bundles that stand in
 * where one does not are the page's to name in its `rollups`.
 */
export const PAGE_MODULES: readonly PageModule[] = [
  { isWanted: ({ adopt }) => adopt === 'legacy', start: own(() => import('../adopt-legacy')) },
  {
    isWanted: ({ adopt }) => adopt === 'legacy',
    start: own(() => import('../loose-pictures'), LOADER_LOST),
  },
  { isWanted: ({ googleFonts }) => googleFonts, start: own(() => import('../google-fonts')) },
  { isWanted: ({ typekitFonts }) => typekitFonts, start: own(() => import('../typekit-fonts')) },
  { isWanted: needsConsent, start: consent },
  { isWanted: has('[data-consent]'), start: own(() => import('../held-back')) },
  { isWanted: setting('disqusShortname'), start: own(() => import('../comments-count')) },
  { isWanted: hearsEscape, start: own(() => import('../escape')) },
  { isWanted: has('[data-ashlar-tooltip]'), start: own(() => import('../tooltips')) },
  { isWanted: has('[data-ashlar-text]'), start: own(() => import('../fit-text')) },
  { isWanted: has('[data-ashlar-places]'), start: own(() => import('../address-suggestions')) },
  { isWanted: has(TIME_SINCE_NODES), start: own(() => import('../time-since')) },
  { isWanted: has('[data-ashlar-animate]'), start: own(() => import('../entrance-animations')) },
  {
    isWanted: has('[data-ashlar-lightbox], button.sqs-block-image-button.lightbox'),
    start: own(() => import('../lightbox-links')),
  },
  { isWanted: mayHaveOverlays, start: own(() => import('../page-overlays')) },
  {
    isWanted: has('[data-ashlar-quick-view], .sqs-product-quick-view-button'),
    start: own(() => import('../quick-view-buttons')),
  },
  {
    isWanted: ({ authenticatedAccount }) => authenticatedAccount,
    start: own(() => import('../owner-redirect')),
  },
  {
    isWanted: (_, { document }) => document.location.search.includes('logout=true'),
    start: own(() => import('../logout-notice')),
  },
  { isWanted: has(CART_ROOTS), start: cartPage },
  {
    isWanted: (context, view) => hasCart(view) && view.document.querySelector(indicatorPlaces(context)),
    start: own(() => import('../cart-links')),
  },
  {
    isWanted: (context, view) => asksForDrawer(context) || view.document.querySelector(DRAWER_PLACES),
    start: own(() => import('../drawer-links')),
  },
  { isWanted: ({ pageType }) => pageType === PAGE_TYPES.reviewsRequest, start: bundle('product-reviews') },
  { isWanted: isMeasured, start: measure },
  { isWanted: lacks('SVGElement'), start: bundle('svg-compatibility') },
  { isWanted: lacks('IntersectionObserver'), start: bundle('intersection-observer') },
]
