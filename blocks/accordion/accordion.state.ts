/** Duration of an item's opening or closing animation [ACC-02]. */
export const DURATION_MS = 250

/** The positions of the open items. */
export type OpenItems = readonly number[]

/** The items that are open at first: those with `isOpen`, and the first one if `openFirst`. */
export const initiallyOpen = (
  items: readonly { readonly isOpen: boolean }[],
  openFirst: boolean,
): OpenItems => items.flatMap(({ isOpen }, index) => (isOpen || (openFirst && index === 0) ? [index] : []))

/** Opens a closed item or closes an open one. */
export const toggle = (open: OpenItems, item: number, allowMultiple: boolean): OpenItems =>
  open.includes(item) ? open.filter(other => other !== item) : reveal(open, item, allowMultiple)

/** Opens an item. That closes the others, unless `allowMultiple`. */
export function reveal(open: OpenItems, item: number, allowMultiple: boolean): OpenItems {
  if (open.includes(item)) return open
  return allowMultiple ? [...open, item] : [item]
}
