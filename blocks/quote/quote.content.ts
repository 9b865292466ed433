import type { QuoteContent } from './quote.schema'

/**
 * Reads the first `<blockquote>` and its source: the caption of its `<figure>`, as in exported pages, the `<footer>`
 * of the quote, or the `<cite>` after its paragraphs.
 */
export function readQuote(serverNodes: readonly ChildNode[]): QuoteContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const quote = elements
    .map(element => (element.matches('blockquote') ? element : element.querySelector('blockquote')))
    .find(found => found)
  if (!quote) return {}

  const source =
    quote.closest('figure')?.querySelector('figcaption') ??
    quote.querySelector(':scope > :is(footer, p ~ cite)')
  const text = [...quote.childNodes].filter(node => node !== source)
  return {
    ...(text.length > 0 && { text }),
    ...(source?.hasChildNodes() && { source: [...source.childNodes] }),
  }
}
