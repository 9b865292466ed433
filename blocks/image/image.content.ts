import { IMAGES } from './image.loading'
import type { ImageContent } from './image.schema'

/**
 * Reads an `<img>` from the server's HTML, alone or in a link, a `<picture>` or a `<figure>` with a caption. The
 * nodes are the server's own.
 */
export function readImage(serverNodes: readonly ChildNode[]): ImageContent {
  const image = find(serverNodes, IMAGES)
  const caption = find(serverNodes, 'figcaption')
  const link = image?.closest<HTMLAnchorElement>('a[href]')
  return {
    server: {
      image: image instanceof HTMLImageElement ? image : undefined,
      caption: [...(caption?.childNodes ?? [])],
      link: link ? { href: link.getAttribute('href') ?? '', newWindow: link.target === '_blank' } : undefined,
    },
  }
}

function find(nodes: readonly ChildNode[], selector: string): Element | null {
  for (const node of nodes) {
    const found = node instanceof Element && (node.matches(selector) ? node : node.querySelector(selector))
    if (found) return found
  }
  return null
}
