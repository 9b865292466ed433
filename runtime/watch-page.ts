/** The prefix of every block's tag. */
export const PREFIX = 'ashlar-'

const BLOCKS = ':not(:defined), [data-ashlar], [data-ashlar-view]'

/**
 * Calls `found` with `root` and everything below it that is a block: an element `<ashlar-NAME>` that
 * is not defined yet, an element with `data-ashlar="NAME"`, and a collection view
 * (`data-ashlar-view="NAME"`), which has a module but no element of its own.
 */
export function findBlocks(root: ParentNode, found: (element: Element, name: string) => void): void {
  const offer = (element: Element): void => {
    const name = nameOf(element)
    if (name && /^[a-z][a-z0-9-]*$/.test(name)) found(element, name)
  }
  if (root instanceof Element && root.matches(BLOCKS)) offer(root)
  for (const element of root.querySelectorAll(BLOCKS)) offer(element)
}

function nameOf(element: Element): string | null {
  if (element.localName.startsWith(PREFIX)) return element.localName.slice(PREFIX.length)
  return element.getAttribute('data-ashlar') ?? element.getAttribute('data-ashlar-view')
}

/**
 * Calls `added` with every element that comes onto the page later. It watches the document's root and
 * not the body, which Turbo and htmx replace. Returns how to stop.
 */
export function watchPage(page: Document, added: (element: Element) => void): () => void {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added(node)
    }
  })
  observer.observe(page.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}
