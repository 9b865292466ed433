/** The prefix of every block's tag. */
export const PREFIX = 'ashlar-'

const BLOCKS = ':not(:defined),[data-ashlar]'

/** Takes charge of a block. */
export type Found = (element: Element, name: string) => void

/**
 * Calls `found` with each block that `root` is or contains: an element `<ashlar-NAME>` that is not defined yet, or an
 * element with `data-ashlar="NAME"`. The latter also names views (`src/site/view-modules.ts`).
 */
export function findBlocks(root: ParentNode, found: Found): void {
  for (const element of within(root, BLOCKS)) {
    const name = blockName(element)
    // Other libraries' elements may be undefined too.
    if (name) found(element, name)
  }
}

/** The name of the block that the element is or carries; null without one. */
export function blockName(element: Element): string | null {
  return element.localName.match(/^ashlar-(.+)/)?.[1] ?? element.getAttribute('data-ashlar')
}

/** The elements that match the selector: `root` itself, then its descendants. */
export function within(root: ParentNode, selector: string): Element[] {
  const inside = [...root.querySelectorAll(selector)]
  return root instanceof Element && root.matches(selector) ? [root, ...inside] : inside
}

/**
 * Calls `added` with every element that is added to `page`. Pass the document to watch a whole page: Turbo and htmx
 * replace the body, other libraries the root element.
 *
 * @returns a function that stops watching.
 */
export function watchPage(page: Node, added: (element: Element) => void): () => void {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) added(node)
    }
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Calls `changed` with every element of `page` that gets one of the attributes.
 *
 * @returns a function that stops watching.
 */
export function watchAttributes(
  page: Node,
  attributeFilter: string[],
  changed: (element: Element) => void,
): () => void {
  const observer = new MutationObserver(records => {
    for (const { target } of records) changed(target as Element)
  })
  observer.observe(page, { attributeFilter, subtree: true })
  return () => observer.disconnect()
}
