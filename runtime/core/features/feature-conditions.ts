import { dom } from '../../../src/data/core/dom'
import { isEditMode } from '../../../src/site/core/edit-mode'
import type { SiteContext } from '../../../src/site/core/site-store'
import { account, isAuthenticated } from '../../../src/site/slices/account'
import { hasCartIn } from '../../../src/site/slices/cart-cookie'
import { consentSettings, isRestrictive } from '../../../src/site/slices/consent-settings'
import { hasToken } from '../../../src/site/slices/has-token'
import { pageSettings } from '../../../src/site/slices/page'
import { rawAt } from '../../../src/site/slices/slice'
import { website } from '../../../src/site/slices/website'
import { within } from '../../page/watch-page'
import type { Feature } from './feature'
import { readCookies } from './page-cookies'
import { ADOPTING_TAG, CONSENT_CONTROLS, DRAWER_INDICATORS, opensDrawer, WAITING_IMAGES } from './selectors'

type Condition = Feature['isWanted']

/** Shows a cookie banner on a page that has none. */
export const FORCE_BANNER = 'ashlar:cookie-banner:force'

/** Asks for the value of an experiment. */
export const EXPERIMENT_ASKED = 'ashlar:experiment-asked'

/** The context has a value at that path; the feature validates it. */
export const mentions =
  (path: string): Condition =>
  context =>
    rawAt(context, path)

/** An element matches the selector. */
export const has =
  (selector: string): Condition =>
  (_, root) =>
    within(root, selector)[0]

/** The page was exported from a hosted builder and asks for adoption, in its context or by the tag that loads boot. */
export const isExported: Condition = (context, root) =>
  pageSettings(context).adopt === 'legacy' || has(ADOPTING_TAG)(context, root)

/** An exported page has images that wait for a script, or gets one. */
export const showsWaitingImages: Condition = (context, root) =>
  isExported(context, dom) && has(WAITING_IMAGES)(context, root)

export const isSignedIn: Condition = context => isAuthenticated(account(context))

/** Escape has an effect although nothing is open; Shift+Escape also logs a customer out. */
export const listensForEscape: Condition = (context, root) =>
  isSignedIn(context, root) ||
  pageSettings(context).useEscapeKeyToLogin ||
  isEditMode() ||
  hasToken() ||
  mentions('memberAccount')(context, root)

/** The site may have overlays; the feature decides which, and for whom. */
export const mayHaveOverlays: Condition = (context, root) =>
  isSignedIn(context, root) ||
  ['websiteSettings', 'popupOverlay', 'licensedAssetsBar'].some(name => mentions(name)(context, root))

export const hasBanner = (context: SiteContext): boolean => consentSettings(context).isCookieBannerEnabled

/** The visitor is asked for consent, can reopen the choice, or must not be tracked before consent. */
export const needsConsent: Condition = (context, root, event) =>
  hasBanner(context) ||
  isRestrictive(context) ||
  event?.type === FORCE_BANNER ||
  has(CONSENT_CONTROLS)(context, root)

/** The server decided experiments for this visitor, or the page asks for one. */
export const needsExperiments: Condition = (context, root, event) =>
  event?.type === EXPERIMENT_ASKED || mentions('experiments')(context, root)

/** The visitor has a cart, and the page has a place that shows its contents, as most exported pages have. */
export const showsCart: Condition = (context, root) =>
  hasCartIn(readCookies()) &&
  (pageSettings(context).adopt === 'legacy' || has('[data-ashlar-cart]')(context, root))

/** A link opens the cart drawer. */
export const hasDrawer: Condition = (context, root) =>
  opensDrawer(context) || has(DRAWER_INDICATORS)(context, root)

/** The site has an id, which every report carries, and does not opt out with `"analytics": false`. */
export const isMeasured: Condition = context => pageSettings(context).analytics && website(context).id
