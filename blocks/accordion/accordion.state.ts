/** How long an item takes to open or close (B4, accordion). */
export const DURATION_MS = 250

export interface AccordionState {
  readonly open: readonly number[]
  /** Item → the time its animation ends. */
  readonly busyUntil: Readonly<Record<number, number>>
}

export function initialState(openFirst: boolean): AccordionState {
  return { open: openFirst ? [0] : [], busyUntil: {} }
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
