import type { Results } from './search.results'

/** Debounce of typing. */
export const DEBOUNCE_MS = 200

/** The preview of a search. */
export interface SearchState {
  /** The current query; empty for none. */
  readonly query: string
  readonly status: 'idle' | 'asking' | 'found' | 'failed'
  /** The last results, kept while the next ones load. */
  readonly results: Results | undefined
  readonly isOpen: boolean
  /** The index of the active option; -1 for none. */
  readonly active: number
  /** Why loading failed; empty unless the status is `failed`. */
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

/** Starts a search for the typed text if it is long enough. */
export function type(state: SearchState, typed: string, minLength: number): SearchState {
  const query = typed.trim()
  if ([...query].length < minLength) return NO_SEARCH
  if (query === state.query) return { ...state, isOpen: true, active: -1 }
  return { ...state, query, status: 'asking', isOpen: true, active: -1 }
}

/** Stores the results if they belong to the current query. */
export const find = (state: SearchState, query: string, results: Results): SearchState =>
  query === state.query ? { ...state, status: 'found', results, active: -1 } : state

/** Stores a failure if it belongs to the current query. @param failure the messages. */
export const fail = (state: SearchState, query: string, failure: readonly string[]): SearchState =>
  query === state.query ? { ...state, status: 'failed', results: undefined, active: -1, failure } : state

/** Retries a failed search. */
export const retry = (state: SearchState): SearchState =>
  state.status === 'failed' ? { ...state, status: 'asking' } : state

export const close = (state: SearchState): SearchState => ({ ...state, isOpen: false, active: -1 })

/** Clears the active option. */
export const leave = (state: SearchState): SearchState =>
  state.active < 0 ? state : { ...state, active: -1 }

/** Activates the next or previous option, wrapping around. */
export function move(state: SearchState, step: 1 | -1): SearchState {
  const count = optionCount(state)
  if (count === 0) return state
  const from = state.active < 0 && step < 0 ? 0 : state.active
  return { ...state, isOpen: true, active: (from + step + count) % count }
}

/** The number of options: the results, and a link to all if there are more. */
export function optionCount({ results }: SearchState): number {
  if (!results) return 0
  return results.items.length + (hasMore(results) ? 1 : 0)
}

export const hasMore = ({ items, totalCount }: Results): boolean =>
  totalCount > items.length && items.length > 0

/** Whether options are visible. */
export const showsOptions = (state: SearchState): boolean => state.isOpen && optionCount(state) > 0

/** The effect of a key. */
type Intent = 'next' | 'previous' | 'open' | 'close' | 'clear' | 'follow' | 'leave'

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing' | 'ctrlKey' | 'metaKey'>

/**
 * The effect of a key by the ARIA combobox pattern; `undefined` if the field handles it. During composition, all keys
 * belong to the input method.
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
