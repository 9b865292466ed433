/** Characters that a visitor types before anything is asked. */
export const LEAST_TYPED = 3

/** Pause in typing after which suggestions are asked for, in ms. */
export const TYPING_PAUSE_MS = 250

/** A place by its id, and as the visitor reads it. */
export interface Suggestion {
  readonly placeId: string
  readonly description: string
}

/** The suggestions below a field; none while the list is closed. */
export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** The suggestion that Enter takes; -1 for none. */
  readonly active: number
}

export const CLOSED: Suggestions = { list: [], active: -1 }

/** The trimmed query; undefined until enough is typed. */
export function asked(text: string): string | undefined {
  const words = text.trim()
  return words.length >= LEAST_TYPED ? words : undefined
}

/** Opens the list, nothing selected. */
export const open = (list: readonly Suggestion[]): Suggestions => ({ list, active: -1 })

/** Moves on by one, down or up; past either end no suggestion is active, so that the field has the cursor again. */
export function move({ list, active }: Suggestions, step: 1 | -1): Suggestions {
  const places = list.length + 1
  return { list, active: ((active + 1 + step + places) % places) - 1 }
}
