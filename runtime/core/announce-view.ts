import type { Found } from '../boot/load-blocks'

/** Detail of `ashlar:view`, whose target holds the view. */
export interface ViewFound {
  readonly name: string
  /** Takes the blocks in charge that the view brings to life. */
  readonly found: Found
}

/** Tells the bundle of a collection's view, which defines no element, where such a view stands [ROLL-08]. */
export function tellView(root: Element, name: string, found: Found): void {
  root.dispatchEvent(new CustomEvent<ViewFound>('ashlar:view', { bubbles: true, detail: { name, found } }))
}
