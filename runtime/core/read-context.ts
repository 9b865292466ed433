import { parseJson } from '../../src/data/core/json'
import { BlockError, report } from '../../src/data/core/report'
import type { SiteContext } from '../../src/site/core/site-store'

/**
 * Where the page carries its context. The type is part of the question, so that no other element can
 * pose as one.
 */
export function contextScript(page: Document): Element | null {
  return page.querySelector('script#site-context[type$=json]')
}

/**
 * The page context as the server wrote it. Nothing is checked here, so that the start stays small: each part reads
 * the fields that it needs through a slice (src/site/core/slice.ts). A context that cannot be read is reported and counts
 * as empty.
 */
export function readContext({ textContent }: Element): SiteContext {
  let cause: unknown
  try {
    const context = parseJson(textContent || '{}')
    if (context?.constructor === Object) return context as SiteContext
  } catch (error) {
    cause = error
  }
  report(new BlockError('data-not-json', 'bad site context', { cause }))
  return {}
}
