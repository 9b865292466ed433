import type { MarqueeContent } from './marquee.schema'

type Item = NonNullable<MarqueeContent['items']>[number]

/**
 * Reads the items from the server's HTML: the items of a list, or each element.
 */
export function readMarquee(serverNodes: readonly ChildNode[]): MarqueeContent {
  return { items: unwrap(serverNodes).map(readItem) }
}

function readItem(node: ChildNode): Item {
  const nodes = node instanceof HTMLLIElement ? [...node.childNodes] : [node]
  // Only plain text can be split for a wave.
  const isPlain = nodes.every(node => node instanceof Text || (node instanceof Element && isWords(node)))
  return {
    nodes,
    ...(isPlain && {
      text: nodes
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    }),
  }
}

const isWords = (element: Element): boolean => !element.children.length && !element.matches('a, img')

/** The children of a list, or of a single box around several elements. */
function unwrap(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const solid = nodes.filter(node => node instanceof Element || (node instanceof Text && node.data.trim()))
  const [only] = solid
  const isBox =
    solid.length === 1 && only instanceof Element && (only.matches('ul, ol') || only.children.length > 1)
  return isBox && !only.matches('p, h1, h2, h3, h4, h5, h6, a') ? unwrap([...only.childNodes]) : solid
}
