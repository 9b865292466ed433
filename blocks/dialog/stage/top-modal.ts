/** Roots that our own modals stand in: the page's, and the shadow roots of surfaces and of the dialogs' stage. */
const HOSTS = '[data-ashlar-surface], ashlar-dialog'

/** The modal dialog that the visitor can use now; everything outside it is inert. Null without one. */
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
