import { advise } from './advise'
import { openPanel } from './panel'

/** The folder of boot.js; empty if an application's bundler has moved this file. */
const [, BASE = ''] = /^(.*\/)shared\/[^/]+$/.exec(import.meta.url) ?? []

/** Opens the panel if `?ashlar=debug` asks for it; otherwise explains in the console what a developer may have mistyped. */
export function start(): Promise<void> | void {
  return location.search.includes('ashlar=debug') ? openPanel(BASE) : advise(BASE)
}
