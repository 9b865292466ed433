import type { Results } from './search.results'

/** How long the visitor's typing rests before the site is asked, in ms. */
export const DEBOUNCE_MS = 200

/** Longer than this nobody waits for what they could search for by Enter, in ms. */
export const ANSWER_TIMEOUT_MS = 10_000

/** The preview of a search. */
export interface SearchState {
  /** What is looked for; empty for nothing. */
  readonly query: string
  readonly status: 'idle' | 'asking' | 'found' | 'failed'
  /** The last that was found; while the next is asked for it stays. */
  readonly results: Results | undefined
  readonly isOpen: boolean
  /** Place of the option that the keys have come to; -1 while they are in the field. */
  readonly active: number
  /** Why nothing could be loaded; empty unless the status is `failed`. */
  readonly failure: readonly string[]
}

export const NO_SEARCH: SearchState = {
  query: '',
  status: 'idle',
  results: undefined,
  isOpen: false,
  active: -1,
  failure: [],
}

/** What the visitor has typed is looked for, once it is long enough. */
export function type(state: SearchState, typed: string, minLength: number): SearchState {
  const query = typed.trim()
  if ([...query].length < minLength) return NO_SEARCH
  if (query === state.query) return { ...state, isOpen: true, active: -1 }
  return { ...state, query, status: 'asking', isOpen: true, active: -1 }
}

/** An answer counts for the query that it was asked for, and no other. */
export const find = (state: SearchState, query: string, results: Results): SearchState =>
  query === state.query ? { ...state, status: 'found', results, active: -1 } : state

/** @param failure the lines that say why. */
export const fail = (state: SearchState, query: string, failure: readonly string[]): SearchState =>
  query === state.query ? { ...state, status: 'failed', results: undefined, active: -1, failure } : state

/** Asks again what has failed. */
export const retry = (state: SearchState): SearchState =>
  state.status === 'failed' ? { ...state, status: 'asking' } : state

export const close = (state: SearchState): SearchState => ({ ...state, isOpen: false, active: -1 })

/** Leaves the options for the field. */
export const leave = (state: SearchState): SearchState =>
  state.active < 0 ? state : { ...state, active: -1 }

/** The next option or the one before, around the end; from the field to the first or the last. */
export function move(state: SearchState, step: 1 | -1): SearchState {
  const count = optionCount(state)
  if (count === 0) return state
  const from = state.active < 0 && step < 0 ? 0 : state.active
  return { ...state, isOpen: true, active: (from + step + count) % count }
}

/** The results that are shown, and a last line where there are more. */
export function optionCount({ results }: SearchState): number {
  if (!results) return 0
  return results.items.length + (hasMore(results) ? 1 : 0)
}

export const hasMore = ({ items, totalCount }: Results): boolean =>
  totalCount > items.length && items.length > 0

/** Whether options stand below the field. */
export const showsOptions = (state: SearchState): boolean => state.isOpen && optionCount(state) > 0

/** What a key asks of the preview. */
export type Intent = 'next' | 'previous' | 'open' | 'close' | 'clear' | 'follow' | 'leave'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing' | 'ctrlKey' | 'metaKey'>

/**
 * What a key in the field means, by the ARIA pattern of a combobox with a list; undefined where it is the field's
 * own. While a text is being composed, every key belongs to the input method.
 */
export function intentOf(
  { key, altKey, isComposing, ctrlKey, metaKey }: Press,
  state: SearchState,
): Intent | undefined {
  if (isComposing || ctrlKey || metaKey) return undefined
  switch (key) {
    case 'ArrowDown':
      return altKey ? 'open' : 'next'
    case 'ArrowUp':
      return altKey ? 'close' : 'previous'
    case 'Enter':
      return state.isOpen && state.active >= 0 ? 'follow' : undefined
    case 'Escape':
      return state.isOpen ? 'close' : 'clear'
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return 'leave'
    default:
      return undefined
  }
}
