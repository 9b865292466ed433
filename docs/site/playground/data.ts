import type { Example } from '../blocks/examples.ts'
import type { DocumentedBlock } from '../blocks/facts.ts'
import { splitMarkup } from './markup.ts'
import type { PlaygroundData } from './state.ts'

/** Events of every block and of the page. */
const SHARED = ['mount', 'ready', 'error', 'change', 'cart', 'consent', 'consent-asked', 'consent-chosen']

/** Collects the blocks with their examples and events for `assets/playground.json`. */
export function playgroundData(
  blocks: readonly DocumentedBlock[],
  examples: ReadonlyMap<string, readonly Example[]>,
): PlaygroundData {
  const own = blocks.flatMap(({ events = [] }) => events)
  return {
    events: [...new Set([...SHARED, ...own])].map(name => `ashlar:${name}`),
    blocks: blocks.map(({ name, title }) => ({
      name,
      title,
      examples: (examples.get(name) ?? []).map(({ title, source, context }) => ({
        title,
        ...splitMarkup(source, name),
        context: context ? JSON.stringify(context, null, 2) : '',
      })),
    })),
  }
}
