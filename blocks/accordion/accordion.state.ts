/** Duration of an item's opening or closing animation [ACC-02]. */
export const DURATION_MS = 250

export interface AccordionState {
  readonly open: readonly number[]
  /** Maps an item to the end time of its animation, in ms. */
  readonly busyUntil: Readonly<Record<number, number>>
}

/** The initial state: items with `isOpen`, and the first one if `openFirst` [ACC-05]. */
export function initialState(
  items: readonly { readonly isOpen: boolean }[],
  openFirst: boolean,
): AccordionState {
  const open = items.flatMap(({ isOpen }, index) => (isOpen || (openFirst && index === 0) ? [index] : []))
  return { open, busyUntil: {} }
}

/**
 * Opens a closed item or closes an open one [ACC-01]. Opening closes the others, unless `allowMultiple` [ACC-03].
 * Items that are still animating ignore the call [ACC-04].
 *
 * @param now the time of the click, in ms.
 */
export function toggle(
  state: AccordionState,
  item: number,
  now: number,
  allowMultiple: boolean,
): AccordionState {
  if (now < (state.busyUntil[item] ?? 0)) return state

  const { open } = state
  const isOpen = open.includes(item)
  const moved = isOpen || allowMultiple ? [item] : [item, ...open]
  const busy = moved.map(other => [other, now + DURATION_MS])
  return {
    open: isOpen ? open.filter(other => other !== item) : opened(open, item, allowMultiple),
    busyUntil: { ...state.busyUntil, ...Object.fromEntries(busy) },
  }
}

/** Opens an item that the URL's fragment or find-in-page targets. */
export function reveal(state: AccordionState, item: number, allowMultiple: boolean): AccordionState {
  if (state.open.includes(item)) return state
  return { open: opened(state.open, item, allowMultiple), busyUntil: {} }
}

function opened(open: readonly number[], item: number, allowMultiple: boolean): number[] {
  return allowMultiple ? [...open, item] : [item]
}
