/** The prefix of every block's tag. */
export const PREFIX = 'ashlar-'

const BLOCKS = ':not(:defined),[data-ashlar]'

/**
 * Calls `found` with `root` and everything below it that is a block: an element `<ashlar-NAME>` that
 * is not defined yet, or an element with `data-ashlar="NAME"`. The latter also names the modules without an
 * element of their own in `src/site/view-modules.ts`.
 */
export function findBlocks(root: ParentNode, found: (element: Element, name: string) => void): void {
  for (const element of within(root, BLOCKS)) {
    const name = blockName(element)
    // Elements of other libraries are undefined too.
    if (name) found(element, name)
  }
}

/** The name of the block that the element is or carries; null for any other. */
export function blockName(element: Element): string | null {
  return element.localName.match(/^ashlar-(.+)/)?.[1] ?? element.getAttribute('data-ashlar')
}

/** What fits the selector: `root` itself, then whatever is below it. */
export function within(root: ParentNode, selector: string): Element[] {
  const inside = [...root.querySelectorAll(selector)]
  return (root as Partial<Element>).matches?.(selector) ? [root as Element, ...inside] : inside
}

/**
 * Calls `added` with every element that comes into `page` later. For a whole page that is the document, because
 * Turbo and htmx replace the body, and others the root. Returns how to stop.
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
