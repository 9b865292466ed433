import { report } from '../../src/report'
import { onDestroy, type PartTools } from '../part'
import { FORCE_BANNER } from './modules/consent-module'
import { EXPERIMENT_ASKED } from './modules/experiments-module'
import { PAGE_MODULES } from './modules/page-modules.table'

/** Signs of a visitor's first cart, of a banner and of an experiment that the page asks for. */
const SIGNS = ['ashlar:cart', 'visibilitychange', FORCE_BANNER, EXPERIMENT_ASKED]

/** How to look again what a page needs by now. */
const looks = new WeakMap<PartTools, () => void>()

/**
 * Loads and starts the modules that the page needs, each once: now, when its context changes, and whenever boot
 * calls again because an element has come that may need one.
 */
export function startModules(tools: PartTools, view: Window = window): void {
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
