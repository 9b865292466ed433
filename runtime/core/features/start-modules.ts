import { report } from '../../../src/data/core/report'
import { watchPage } from '../../page/watch-page'
import { onDestroy, type PartTools } from '../part'
import { FORCE_BANNER } from './consent-module'
import { EXPERIMENT_ASKED } from './experiments-module'
import { PAGE_MODULES } from './page-modules.table'

/** Signs of a visitor's first cart, of a customer's login, and of a banner or an experiment that the page asks for. */
const SIGNS = ['ashlar:cart', 'ashlar:login', 'visibilitychange', FORCE_BANNER, EXPERIMENT_ASKED]

const started = new WeakSet<PartTools>()

/**
 * Loads and starts the modules that the page needs, each once: now, when its context changes, and whenever an element
 * comes that asks for one. Further calls do nothing.
 */
export function startModules(tools: PartTools): void {
  if (started.has(tools)) return
  started.add(tools)

  const waiting = new Set(PAGE_MODULES)
  const look = (root: ParentNode, event?: Event): void => {
    for (const module of waiting) {
      if (!module.isWanted(tools.$site.get(), root, event)) continue
      waiting.delete(module)
      module.start(tools, event).catch(report)
    }
  }
  const hear = (event: Event): void => look(document, event)
  const stops = [tools.$site.subscribe(() => look(document)), watchPage(document, look)]
  // A cart may begin on this page, or in another tab.
  for (const type of SIGNS) document.addEventListener(type, hear)
  onDestroy(() => {
    for (const stop of stops) stop()
    for (const type of SIGNS) document.removeEventListener(type, hear)
  })
}
