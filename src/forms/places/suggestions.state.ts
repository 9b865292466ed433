/** Minimum number of characters before suggestions are requested. */
const MIN_TYPED = 3

/** Debounce before suggestions are requested, in ms. */
export const TYPING_PAUSE_MS = 250

/** A place with its id and its text. */
interface Suggestion {
  readonly placeId: string
  readonly description: string
}

/** The suggestions below a field; empty while the list is closed. */
export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** The index that Enter selects; -1 for none. */
  readonly active: number
}

export const CLOSED: Suggestions = { list: [], active: -1 }

/** Returns the trimmed query; undefined if it is too short. */
export function toQuery(text: string): string | undefined {
  const words = text.trim()
  return words.length >= MIN_TYPED ? words : undefined
}

/** Opens the list, with nothing selected. */
export const open = (list: readonly Suggestion[]): Suggestions => ({ list, active: -1 })

/**
 * Moves by one, down or up; beyond either end no suggestion is active, and the field has the cursor again.
 */
export function move({ list, active }: Suggestions, step: 1 | -1): Suggestions {
  const places = list.length + 1
  return { list, active: ((active + 1 + step + places) % places) - 1 }
}
