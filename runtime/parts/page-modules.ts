import { BlockError } from '../../src/block-error'
import { hasCartIn } from '../../src/commerce/cart-cookie'
import { isRestrictive } from '../../src/consent/when-consented'
import { PAGE_TYPES } from '../../src/enums/page-types'
import { report } from '../../src/report'
import { isEditorBackend } from '../../src/site/environment'
import type { SiteContext } from '../../src/site/site-store'
import { asksForDrawer, CART_ROOTS, DRAWER_PLACES, indicatorPlaces } from '../page/cart-places'
import { onDestroy, type Part, type PartTools } from '../part'

/** Said where the loader of pictures is missing (B8 L326). */
const LOADER_LOST = 'Loader2 not found'

interface PageModule {
  /** Whether the page needs it. */
  readonly isWanted: (context: SiteContext, view: Window, event?: Event) => unknown
  readonly start: (tools: PartTools, event?: Event) => Promise<void>
}

/** A part of our own, in a file of its own; `lost` is said where it cannot be had. */
const own =
  (load: () => Promise<Part>, lost?: string): PageModule['start'] =>
  async tools => {
    const part = await load().catch(cause => {
      throw lost ? new BlockError('start-failed', lost, { cause }) : cause
    })
    part.start(tools)
  }

/** A module that a bundle holds, by its name. */
const bundle =
  (name: string): PageModule['start'] =>
  async ({ load }) =>
    void (await load(name).catch(() => {}))

/** A rough look, so that few pages load the part that reads the settings with care. */
const setting =
  (name: string): PageModule['isWanted'] =>
  ({ websiteSettings }) =>
    (websiteSettings as Readonly<Record<string, unknown>> | null | undefined)?.[name]

const LOGIN_BY_ESCAPE = 'useEscapeKeyToLogin'

/** Whether Escape may do something where nothing is open. */
const hearsEscape: PageModule['isWanted'] = (context, view) =>
  context['authenticatedAccount'] ||
  context[LOGIN_BY_ESCAPE] ||
  setting(LOGIN_BY_ESCAPE)(context, view) ||
  isEditorBackend(view)

const has =
  (selector: string): PageModule['isWanted'] =>
  (_, { document }) =>
    document.querySelector(selector)

/** Whether the visitor has a cart; a page that may read no cookies shows none. */
function hasCart({ document }: Window): boolean {
  try {
    return hasCartIn(document.cookie)
  } catch {
    return false
  }
}

/** The cart that fills a page. Without its bundle the server's HTML stays, with a warning (B8 L327). */
const cartPage: PageModule['start'] = async tools => {
  try {
    const [root] = await Promise.all([import('../page/cart-root'), tools.load('cart-page')])
    root.start(tools)
  } catch (cause) {
    report(
      new BlockError('rollup-missing', 'the cart does not start: the commerce rollup is not loaded', {
        cause,
      }),
    )
  }
}

/** Asks for a banner on a page that has none (B4 L230). */
const FORCE_BANNER = 'ashlar:cookie-banner:force'

const hasConsent = has('[data-ashlar-consent]')

/** Whether the visitor is asked, may ask to be, or is not to be followed before. */
const needsConsent: PageModule['isWanted'] = (context, view, event) => {
  const settings = context['cookieSettings'] as { readonly isCookieBannerEnabled?: unknown } | undefined
  return (
    settings?.isCookieBannerEnabled === true ||
    isRestrictive(settings) ||
    event?.type === FORCE_BANNER ||
    hasConsent(context, view)
  )
}

const consent: PageModule['start'] = async (tools, event) => {
  await own(() => import('../page/consent'))(tools)
  // It was not there to hear it.
  if (event?.type === FORCE_BANNER) {
    document.dispatchEvent(new CustomEvent(FORCE_BANNER, { detail: (event as CustomEvent).detail }))
  }
}

const lacks =
  (name: string): PageModule['isWanted'] =>
  (_, view) =>
    !(name in view)

/**
 * Modules that a page needs as a whole, beside its blocks (B2 L52-54, B7 L319). Whatever else has a
 * place on the page is asked for there, as `data-ashlar="NAME"`: share-buttons, search-preview,
 * native-video-loader.
 *
 * Every browser that runs modules draws SVG and watches intersections. The two bundles that stand in
 * where one does not are the page's to name in its `rollups`.
 */
const PAGE_MODULES: readonly PageModule[] = [
  { isWanted: ({ adopt }) => adopt === 'legacy', start: own(() => import('../page/adopt-legacy')) },
  {
    isWanted: ({ adopt }) => adopt === 'legacy',
    start: own(() => import('../page/loose-pictures'), LOADER_LOST),
  },
  { isWanted: ({ googleFonts }) => googleFonts, start: own(() => import('../page/google-fonts')) },
  { isWanted: ({ typekitFonts }) => typekitFonts, start: own(() => import('../page/typekit-fonts')) },
  { isWanted: needsConsent, start: consent },
  { isWanted: has('[data-consent]'), start: own(() => import('../page/held-back')) },
  { isWanted: setting('disqusShortname'), start: own(() => import('../page/comments-count')) },
  { isWanted: hearsEscape, start: own(() => import('../page/escape')) },
  { isWanted: has('[data-ashlar-tooltip]'), start: own(() => import('../page/tooltips')) },
  { isWanted: has('[data-ashlar-animate]'), start: own(() => import('../page/entrance-animations')) },
  {
    isWanted: has('[data-ashlar-lightbox], button.sqs-block-image-button.lightbox'),
    start: own(() => import('../page/lightbox-links')),
  },
  {
    isWanted: has('[data-ashlar-quick-view], .sqs-product-quick-view-button'),
    start: own(() => import('../page/quick-view-buttons')),
  },
  {
    isWanted: ({ authenticatedAccount }) => authenticatedAccount,
    start: own(() => import('../page/owner-redirect')),
  },
  {
    isWanted: (_, { document }) => document.location.search.includes('logout=true'),
    start: own(() => import('../page/logout-notice')),
  },
  { isWanted: has(CART_ROOTS), start: cartPage },
  {
    isWanted: (context, view) => hasCart(view) && view.document.querySelector(indicatorPlaces(context)),
    start: own(() => import('../page/cart-links')),
  },
  {
    isWanted: (context, view) => asksForDrawer(context) || view.document.querySelector(DRAWER_PLACES),
    start: own(() => import('../page/drawer-links')),
  },
  { isWanted: ({ pageType }) => pageType === PAGE_TYPES.reviewsRequest, start: bundle('product-reviews') },
  { isWanted: lacks('SVGElement'), start: bundle('svg-compatibility') },
  { isWanted: lacks('IntersectionObserver'), start: bundle('intersection-observer') },
]

/** What a visitor's first cart, and a banner that is asked for, may be noticed by. */
const SIGNS = ['ashlar:cart', 'visibilitychange', FORCE_BANNER]

/** How to look again what a page needs by now. */
const looks = new WeakMap<PartTools, () => void>()

/**
 * Loads and starts the modules that the page needs, each once: now, when its context changes, and whenever boot
 * calls again because an element has come that may need one.
 */
export function start(tools: PartTools, view: Window = window): void {
  const again = looks.get(tools)
  if (again) return again()

  const waiting = new Set(PAGE_MODULES)
  const look = (event?: Event): void => {
    for (const module of waiting) {
      if (!module.isWanted(tools.$site.get(), view, event)) continue
      waiting.delete(module)
      module.start(tools, event).catch(report)
    }
  }
  looks.set(tools, look)
  const stop = tools.$site.subscribe(() => look())
  // A cart may begin on this page, or in another tab.
  for (const type of SIGNS) document.addEventListener(type, look)
  onDestroy(() => {
    stop()
    for (const type of SIGNS) document.removeEventListener(type, look)
    looks.delete(tools)
  })
}
