import type { EmbedContent } from './embed.schema'

/** Reads an embed code in a `<noscript>`, or a link to the embedded page. */
export function readEmbedHtml(serverNodes: readonly ChildNode[]): EmbedContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const find = (selector: string): Element | undefined =>
    elements
      .map(element => (element.matches(selector) ? element : element.querySelector(selector)))
      .find(found => found !== null)
  const html = find('noscript')?.textContent
  const link = find('a[href]')
  const text = serverNodes.map(node => (node === find('noscript') ? '' : node.textContent)).join('')
  return {
    ...(/<|&lt;/.test(html ?? '') && { html }),
    url: link?.getAttribute('href') ?? undefined,
    title: link?.textContent.trim() || undefined,
    server: { hasContent: text.trim() !== '' || find('img') !== undefined },
  }
}
