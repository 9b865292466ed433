import { dom } from '../../../src/data/core/dom'
import type { BlockError } from '../../../src/data/core/report'
import { contextFaults, faultsOf } from './data-faults'
import { openPanel } from './panel'
import { findElements } from './watch-blocks'

/** The folder of boot.js; empty if an application's bundler has moved this file. */
const [, BASE = ''] = /^(.*\/)shared\/[^/]+$/.exec(import.meta.url) ?? []

/** Opens the panel if `?ashlar=debug` asks for it; otherwise explains in the console what a developer may have mistyped. */
export function start(): Promise<void> | void {
  return location.search.includes('ashlar=debug') ? openPanel(BASE) : advise(BASE)
}

/** Tells in the console where the cause of an error and its fix are described. */
export const explain = (event: Event): void => explainError(event as CustomEvent<BlockError>, BASE)

/** Warns in the console of each unknown option, of the page context too, and each empty block of the page, once each. */
async function advise(base: string, warn: typeof console.warn = console.warn): Promise<void> {
  for (const fault of await contextFaults(base)) warn(`[ashlar] site context: ${fault}`)
  const said = new Set<string>()
  for (const block of findElements(dom)) {
    for (const fault of await faultsOf(block, base)) {
      const line = `[ashlar] <${block.element.localName}> ${fault}`
      if (said.has(line)) continue
      said.add(line)
      warn(line, block.element)
    }
  }
}

/** The page beside boot.js that describes every code. */
const PAGE = 'error-codes.html'

const explained = new Set<string>()

/** Logs where the cause of an error and its fix are described, once for each code. A cancelled error is ignored. */
function explainError({ detail: { code }, defaultPrevented }: CustomEvent<BlockError>, base: string): void {
  if (!base || defaultPrevented || explained.has(code)) return
  explained.add(code)
  console.info(`[ashlar] ${code}: cause and fix are described at ${base}${PAGE}#${code}`)
}
