import { report } from '../../src/report'
import type { SiteContext } from '../../src/site/site-store'
import { onDestroy, type Part, type PartTools } from '../part'

interface PageModule {
  /** Whether the page needs it. */
  readonly isWanted: (context: SiteContext) => unknown
  readonly start: (tools: PartTools) => Promise<void>
}

/** The page type that asks a customer for a review (B2 L39). */
const REVIEWS_REQUEST = 209

const has = (selector: string) => (): boolean => document.querySelector(selector) !== null

/** A part of our own, in a file of its own. */
const own =
  (load: () => Promise<Part>): PageModule['start'] =>
  async tools =>
    (await load()).start(tools)

/** A module that a bundle holds, by its name. */
const bundle =
  (name: string): PageModule['start'] =>
  async ({ load }) =>
    void (await load(name).catch(() => {}))

/**
 * Modules that a page needs as a whole, beside its blocks (B2 L52-54, B7 L319). Whatever else has a
 * place on the page is asked for there, as `data-ashlar="NAME"`.
 */
const PAGE_MODULES: readonly PageModule[] = [
  { isWanted: ({ adopt }) => adopt === 'legacy', start: own(() => import('../page/adopt-legacy')) },
  { isWanted: ({ googleFonts }) => googleFonts, start: own(() => import('../page/google-fonts')) },
  { isWanted: ({ typekitFonts }) => typekitFonts, start: own(() => import('../page/typekit-fonts')) },
  { isWanted: has('[data-disqus-identifier]'), start: own(() => import('../page/comments-count')) },
  { isWanted: has('[data-ashlar-animate]'), start: own(() => import('../page/entrance-animations')) },
  { isWanted: has('[data-cart-root]'), start: bundle('cart-page') },
  { isWanted: ({ pageType }) => pageType === REVIEWS_REQUEST, start: bundle('product-reviews') },
]

/** Loads and starts the modules that the page needs, each once; again when its context has changed. */
export function start(tools: PartTools): void {
  const waiting = new Set(PAGE_MODULES)
  const stop = tools.$site.subscribe(context => {
    for (const module of waiting) {
      if (!module.isWanted(context)) continue
      waiting.delete(module)
      module.start(tools).catch(report)
    }
  })
  onDestroy(stop)
}
