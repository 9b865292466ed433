import { report } from '../../src/report'
import type { SiteContext } from '../../src/site/site-store'
import { onDestroy, type Part, type PartTools } from '../part'

/** The page type that asks a customer for a review (B2 L39). */
const REVIEWS_REQUEST = 209

/**
 * Modules that a page needs as a whole, beside its blocks: name → whether it does. Whatever else has a
 * place on the page is asked for there, as `data-ashlar="NAME"`.
 */
const PAGE_MODULES: Readonly<Record<string, (context: SiteContext) => unknown>> = {
  'adopt-legacy': ({ adopt }) => adopt === 'legacy',
  'google-fonts': ({ googleFonts }) => googleFonts,
  'typekit-fonts': ({ typekitFonts }) => typekitFonts,
  'comments-count': () => document.querySelector('[data-disqus-identifier]'),
  'product-reviews': ({ pageType }) => pageType === REVIEWS_REQUEST,
  'cart-page': () => document.querySelector('[data-cart-root]'),
  'entrance-animations': () => document.querySelector('[data-ashlar-animate]'),
}

/** Loads the modules that the page needs, each once, and starts those that are parts of ours. */
export function start(tools: PartTools): void {
  const asked = new Set<string>()
  let isStopped = false
  const unlisten = tools.$site.subscribe(context => {
    for (const [name, isWanted] of Object.entries(PAGE_MODULES)) {
      if (asked.has(name) || !isWanted(context)) continue
      asked.add(name)
      tools
        .load(name)
        .then(modules => {
          if (!isStopped) for (const module of modules) if (isPart(module)) module.start(tools)
        })
        .catch(report)
    }
  })
  onDestroy(() => {
    isStopped = true
    unlisten()
  })
}

function isPart(module: unknown): module is Part {
  return (
    module !== null && typeof module === 'object' && 'start' in module && typeof module.start === 'function'
  )
}
