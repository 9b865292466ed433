/** How long an item takes to open or close (B4 Accordion; B9). */
export const DURATION_MS = 250

export interface AccordionState {
  readonly open: readonly number[]
  /** Item → the time its animation ends. */
  readonly busyUntil: Readonly<Record<number, number>>
}

/** The items that are open at the start: those that say so themselves, and the first if told so. */
export function initialState(
  items: readonly { readonly isOpen: boolean }[],
  openFirst: boolean,
): AccordionState {
  const open = items.flatMap(({ isOpen }, index) => (isOpen || (openFirst && index === 0) ? [index] : []))
  return { open, busyUntil: {} }
}

/**
 * Opens a closed item or closes an open one. Opening closes the others, unless `allowMultiple`.
 * An item that is still moving ignores the call.
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

  const isOpen = state.open.includes(item)
  const others = allowMultiple || isOpen ? state.open.filter(other => other !== item) : []
  const open = isOpen ? others : [...others, item]

  const moved = [...state.open, ...open].filter(other => state.open.includes(other) !== open.includes(other))
  const busy = moved.map(other => [other, now + DURATION_MS])
  return { open, busyUntil: { ...state.busyUntil, ...Object.fromEntries(busy) } }
}

/** Opens an item that the visitor was sent into, by the address or by a search in the page. */
export function reveal(state: AccordionState, item: number, allowMultiple: boolean): AccordionState {
  if (state.open.includes(item)) return state
  return { open: allowMultiple ? [...state.open, item] : [item], busyUntil: {} }
}
