import { faultsOf } from './data-faults'
import { findElements } from './find-elements'

/** Warns in the console of each unknown option and each empty block of the page, once each. */
export async function advise(base: string, warn: typeof console.warn = console.warn): Promise<void> {
  const said = new Set<string>()
  for (const block of findElements(document)) {
    for (const fault of await faultsOf(block, base)) {
      const line = `[ashlar] <${block.element.localName}> ${fault}`
      if (said.has(line)) continue
      said.add(line)
      warn(line, block.element)
    }
  }
}
