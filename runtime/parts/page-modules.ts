import { BlockError } from '../../src/block-error'
import { hasCartIn } from '../../src/commerce/cart-cookie'
import { PAGE_TYPES } from '../../src/enums/page-types'
import { report } from '../../src/report'
import type { SiteContext } from '../../src/site/site-store'
import { whenIdle } from '../../src/timing/idle'
import { CART_ROOTS, cartPlaces } from '../page/cart-places'
import { hearFaults } from '../page/measure/early-faults'
import { onDestroy, type Part, type PartTools } from '../part'

/** Said where the loader of pictures is missing (B8 L326). */
const LOADER_LOST = 'Loader2 not found'

interface PageModule {
  /** Whether the page needs it. */
  readonly isWanted: (context: SiteContext, view: Window) => unknown
  readonly start: (tools: PartTools) => Promise<void>
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
const hasCommentsName = ({ websiteSettings }: SiteContext): unknown =>
  (websiteSettings as { readonly disqusShortname?: unknown } | null | undefined)?.disqusShortname

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

/** The name of the site, which every report carries; `"analytics": false` wants none. */
const isMeasured = ({ website, analytics }: SiteContext): unknown =>
  analytics !== false && (website as { readonly id?: unknown } | null | undefined)?.id

/** Visits, errors and speed: what goes wrong is heard at once, the rest waits until the page is quiet. */
const measure: PageModule['start'] = async tools => {
  onDestroy(hearFaults())
  if (document.readyState !== 'complete') {
    await new Promise(done => addEventListener('load', done, { once: true }))
  }
  await new Promise(done => onDestroy(whenIdle(done)))
  // An ad blocker may keep the file away.
  const part = await import('../page/measure').catch(() => undefined)
  part?.start(tools)
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
  { isWanted: hasCommentsName, start: own(() => import('../page/comments-count')) },
  { isWanted: has('[data-ashlar-animate]'), start: own(() => import('../page/entrance-animations')) },
  {
    isWanted: has('[data-ashlar-lightbox], button.sqs-block-image-button.lightbox'),
    start: own(() => import('../page/lightbox-links')),
  },
  { isWanted: has(CART_ROOTS), start: cartPage },
  {
    isWanted: (context, view) => hasCart(view) && view.document.querySelector(cartPlaces(context)),
    start: own(() => import('../page/cart-links')),
  },
  { isWanted: ({ pageType }) => pageType === PAGE_TYPES.reviewsRequest, start: bundle('product-reviews') },
  { isWanted: isMeasured, start: measure },
  { isWanted: lacks('SVGElement'), start: bundle('svg-compatibility') },
  { isWanted: lacks('IntersectionObserver'), start: bundle('intersection-observer') },
]

/** What a visitor's first cart may be noticed by. */
const CART_SIGNS = ['ashlar:cart', 'visibilitychange']

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
  const look = (): void => {
    for (const module of waiting) {
      if (!module.isWanted(tools.$site.get(), view)) continue
      waiting.delete(module)
      module.start(tools).catch(report)
    }
  }
  looks.set(tools, look)
  const stop = tools.$site.subscribe(look)
  // A cart may begin on this page, or in another tab.
  for (const type of CART_SIGNS) document.addEventListener(type, look)
  onDestroy(() => {
    stop()
    for (const type of CART_SIGNS) document.removeEventListener(type, look)
    looks.delete(tools)
  })
}
