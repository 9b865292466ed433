import { blockName, findBlocks, watchPage } from '../page/watch-page'
import type { Rollups } from './read-rollups'
import { createTriggers } from './triggers'

/** Requests a bundle's files, which do not run before they are loaded. */
export type AskAhead = (name: string) => void

/** Creates a function that requests each file of a bundle once. */
export function createAskAhead(rollups: Rollups): AskAhead {
  const asked = new Set<string>()
  return name => {
    for (const href of rollups(name)?.js ?? []) {
      if (asked.has(href)) continue
      asked.add(href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
  }
}

/**
 * Requests the bundles of visible blocks while the page is still being parsed, which a long or slow page is for a second
 * or more. They run once it is: until then a block's content may be incomplete.
 *
 * @returns a function that stops.
 */
export function askWhileParsing(ask: AskAhead): () => void {
  const undo = new AbortController()
  const found = createTriggers(
    element => {
      ask('core')
      ask(blockName(element) as string)
    },
    // Other triggers need `core`, which has not loaded.
    () => new Promise(() => {}),
    undo.signal,
  )
  findBlocks(document, found)
  const stop = watchPage(document, root => findBlocks(root, found))
  return () => {
    stop()
    undo.abort()
  }
}
