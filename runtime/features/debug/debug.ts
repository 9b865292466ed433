import type { BlockError } from '../../../src/data/core/report'
import { advise } from './advise'
import { explainError } from './explain-error'
import { openPanel } from './panel'

/** The folder of boot.js; empty if an application's bundler has moved this file. */
const [, BASE = ''] = /^(.*\/)shared\/[^/]+$/.exec(import.meta.url) ?? []

/** Opens the panel if `?ashlar=debug` asks for it; otherwise explains in the console what a developer may have mistyped. */
export function start(): Promise<void> | void {
  return location.search.includes('ashlar=debug') ? openPanel(BASE) : advise(BASE)
}

/** Tells in the console where the cause of an error and its fix are described. */
export const explain = (event: Event): void => explainError(event as CustomEvent<BlockError>, BASE)
