import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { limitedAdapter } from '../../../src/data/parser-limits.ts'

export type HtmlElement = DefaultTreeAdapterTypes.Element

type HtmlNode = DefaultTreeAdapterTypes.Node

/**
 * Lists the elements of a page with their source positions in document order, including those in templates and
 * `<noscript>`.
 *
 * @throws PageLimitError if they are nested too deeply, or too many.
 */
export function elementsOf(page: string): HtmlElement[] {
  const document = parse(page, {
    treeAdapter: limitedAdapter(defaultTreeAdapter, page.length),
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
  })
  return descendants(document).filter(isElement)
}

/** An attribute's value; undefined if the element does not have it. */
export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find(attribute => attribute.name === name)?.value

/** The element's own text, such as the source of a `<script>`. */
export const contentOf = (element: HtmlElement): string =>
  element.childNodes.map(node => ('value' in node ? node.value : '')).join('')

/** The parent element; undefined at the top of the document. */
export function parentOf({ parentNode }: HtmlElement): HtmlElement | undefined {
  return parentNode && isElement(parentNode) ? parentNode : undefined
}

/** Elements whose text is not prose. */
const NO_PROSE: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg', 'pre', 'textarea'])

/** Extracts the text of a page without scripts, styles and code samples. */
export function proseOf(page: string): string {
  return descendants(parse(page, { scriptingEnabled: false }), node => !NO_PROSE.has(node.nodeName))
    .map(node => (node.nodeName === '#text' && 'value' in node ? node.value : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function descendants(root: HtmlNode, isWanted: (node: HtmlNode) => boolean = () => true): HtmlNode[] {
  const found: HtmlNode[] = []
  const waiting: HtmlNode[] = [root]
  // Iterative, because saved pages may be nested deeper than the call stack.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isWanted(node)) continue
    found.push(node)
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    for (const child of children.toReversed()) waiting.push(child)
  }
  return found
}

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node
