import { advise } from './advise'
import { openPanel } from './panel'

/** The folder of boot.js, which holds the schemas too. */
const BASE = new URL('..', import.meta.url).href

/** Opens the panel if `?ashlar=debug` asks for it; otherwise explains in the console what a developer may have mistyped. */
export function start(): Promise<void> | void {
  return location.search.includes('ashlar=debug') ? openPanel(BASE) : advise(BASE)
}
