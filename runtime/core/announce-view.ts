import type { Found } from '../page/watch-page'

/** Detail of `ashlar:view`, whose target contains the view. */
export interface ViewFound {
  readonly name: string
  /** Takes charge of the blocks inside the view. */
  readonly found: Found
}

/** Tells a view's bundle, which defines no element, which element contains the view. */
export function announceView(root: Element, name: string, found: Found): void {
  root.dispatchEvent(new CustomEvent<ViewFound>('ashlar:view', { bubbles: true, detail: { name, found } }))
}
