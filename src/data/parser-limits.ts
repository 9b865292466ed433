import type { TreeAdapter, TreeAdapterTypeMap } from 'parse5'

/** Maximum depth of a page's elements; browsers stop at 512. A parser takes time for each. */
const MAX_DEPTH = 1000

/** Maximum number of a page's elements; each takes a kilobyte of memory. */
const MAX_ELEMENTS = 1_000_000

/** Elements that a page may have however short it is. */
const SPARE_ELEMENTS = 1000

/** A page that a parser gives up, because its elements are nested too deeply or are too many. */
export class PageLimitError extends Error {
  readonly code = 'page-limit'
}

/**
 * Limits a parser's adapter to one page: to `MAX_DEPTH`, and to about one element for each character. Written tags take
 * three characters or more; but unclosed formatting tags are opened again in every paragraph, so that their elements
 * would grow with the square of the page's length.
 *
 * @param length the page's length, in characters.
 * @returns an adapter whose methods throw a `PageLimitError` beyond the limits.
 */
export function limitedAdapter<Types extends TreeAdapterTypeMap>(
  adapter: TreeAdapter<Types>,
  length: number,
): TreeAdapter<Types> {
  const maxElements = Math.min(length + SPARE_ELEMENTS, MAX_ELEMENTS)
  let elements = 0
  let depth = 0
  return {
    ...adapter,
    createElement(...facts) {
      elements++
      if (elements > maxElements) {
        throw new PageLimitError(`the page has more than ${maxElements} elements: close its formatting tags`)
      }
      return adapter.createElement(...facts)
    },
    onItemPush() {
      depth++
      if (depth > MAX_DEPTH) {
        throw new PageLimitError(`more than ${MAX_DEPTH} elements are nested: close its tags`)
      }
    },
    onItemPop() {
      depth--
    },
  }
}
