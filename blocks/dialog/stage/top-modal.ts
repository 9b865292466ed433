/** Hosts whose shadow roots hold modals. */
const HOSTS = '[data-ashlar-surface], ashlar-dialog'

/** Returns the topmost modal dialog, outside of which everything is inert. Null if there is none. */
export function topModal(page: Document = document): HTMLDialogElement | null {
  // A modal keeps the focus inside.
  let focused = page.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  for (let node: Node | null = focused; node; node = parentOf(node)) {
    if (isModal(node)) return node
  }
  const roots = [page, ...[...page.querySelectorAll(HOSTS)].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap(root => [...root.querySelectorAll('dialog')].filter(isModal)).at(-1) ?? null
}

const isModal = (node: Node): node is HTMLDialogElement =>
  node instanceof HTMLDialogElement && !node.inert && node.matches(':modal')

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode)
