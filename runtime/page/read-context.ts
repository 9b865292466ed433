import { parseJson } from '../../src/data/core/json'
import { BlockError, report } from '../../src/data/core/report'
import type { SiteContext } from '../../src/site/core/site-store'

/** The element that holds the page context. The selector checks the type, so that no other element can pose as it. */
export const CONTEXT_SCRIPT = 'script#site-context[type$=json]'

/**
 * Reads the page context without validating it, which keeps boot.js small: each reader validates the fields that it
 * needs through a slice (src/site/slices/slice.ts). Malformed JSON is reported and counts as an empty context, which
 * forbids the scripts of blocks if it has said anything about them.
 */
export function readContext({ textContent }: Element): SiteContext {
  let cause: unknown
  const text = textContent || '{}'
  try {
    const context = parseJson(text)
    if (context?.constructor === Object) return context as SiteContext
  } catch (error) {
    cause = error
  }
  report(new BlockError('data-not-json', 'bad site context', { cause }))
  return text.includes('runScripts') ? { runScripts: false } : {}
}
