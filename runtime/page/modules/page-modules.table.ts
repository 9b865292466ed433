import { REVIEWS_REQUEST } from '../../../src/enums/page-types'
import { account } from '../../../src/site/account'
import { CART_ROOTS } from '../../../src/site/cart-roots'
import { page } from '../../../src/site/page'
import { pageSettings } from '../../../src/site/page-settings'
import { isAuthenticated } from '../../../src/site/roles'
import type { SiteContext } from '../../../src/site/site-store'
import { asksForDrawer, DRAWER_PLACES, indicatorPlaces } from '../cart-places'
import { TIME_SINCE_NODES } from '../time-since.selector'
import { cartPage, hasCart } from './cart-module'
import { consent, needsConsent } from './consent-module'
import { experiments, needsExperiments } from './experiments-module'
import { isMeasured, measure } from './measure-module'
import { bundle, has, lacks, mentions, own, type PageModule } from './page-module'
import { hearsEscape, mayHaveOverlays } from './page-rules'

/** Said where the loader of pictures is missing (B8 L326). */
const LOADER_LOST = 'Loader2 not found'

const isExported = (context: SiteContext): boolean => pageSettings(context).adopt === 'legacy'

/**
 * Modules that a page needs as a whole, beside its blocks (B2 L52-54, B7 L319). Whatever else has a
 * place on the page is asked for there, as `data-ashlar="NAME"`: share-buttons, search-preview,
 * native-video-loader.
 *
 * Every browser that runs modules draws SVG and watches intersections. The two bundles that stand in
 * where one does not are the page's to name in its `rollups`.
 */
export const PAGE_MODULES: readonly PageModule[] = [
  { isWanted: isExported, start: own(() => import('../adopt-legacy')) },
  {
    isWanted: isExported,
    start: own(() => import('../loose-pictures'), LOADER_LOST),
  },
  { isWanted: mentions('googleFonts'), start: own(() => import('../google-fonts')) },
  { isWanted: mentions('website.typekitId'), start: own(() => import('../typekit-fonts')) },
  { isWanted: needsConsent, start: consent },
  { isWanted: needsExperiments, start: experiments },
  { isWanted: has('[data-consent]'), start: own(() => import('../held-back')) },
  {
    isWanted: mentions('websiteSettings.disqusShortname'),
    start: own(() => import('../comments-count')),
  },
  { isWanted: hearsEscape, start: own(() => import('../escape')) },
  { isWanted: has('[data-ashlar-tooltip]'), start: own(() => import('../tooltips')) },
  { isWanted: has('[data-ashlar-text]'), start: own(() => import('../fit-text')) },
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
    isWanted: context => isAuthenticated(account(context)),
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
  {
    isWanted: context => page(context).pageType === REVIEWS_REQUEST,
    start: bundle('product-reviews'),
  },
  { isWanted: isMeasured, start: measure },
  { isWanted: lacks('SVGElement'), start: bundle('svg-compatibility') },
  { isWanted: lacks('IntersectionObserver'), start: bundle('intersection-observer') },
]
