import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { siteCalls } from '../../src/calls/client/site-calls'
import { MAX_QUERY_LENGTH } from '../../src/calls/limits'
import { SEARCH_PATH } from '../../src/calls/search'
import { BlockError, report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/safe-href'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { loadFailure } from '../../src/locale/load-failure'
import { emit, useHost } from '../kit/element/host'
import { type Results, readResults } from './search.results'
import type { SearchData } from './search.schema'
import {
  ANSWER_TIMEOUT_MS,
  close,
  DEBOUNCE_MS,
  fail,
  find,
  intentOf,
  leave,
  move,
  NO_SEARCH,
  optionCount,
  retry,
  type SearchState,
  type,
} from './search.state'

/** A preview of a search, and what a visitor can do with it beside typing. */
export interface Preview {
  readonly state: SearchState
  readonly retry: () => void
  readonly close: () => void
}

/**
 * Looks for what the visitor types into the field, and takes its keys.
 *
 * @param follow takes the visitor where the option at that place leads.
 */
export function usePreview(
  field: HTMLInputElement,
  { minLength, size, collectionId }: SearchData,
  follow: (index: number) => void,
): Preview {
  const host = useHost()
  const [state, setState] = useState(NO_SEARCH)
  const answers = useRef(new Map<string, Results>())
  /** The site answers no such call: then the form alone searches. */
  const isUnavailable = useRef(false)
  const latest = useRef({ state, follow })
  useLayoutEffect(() => {
    latest.current = { state, follow }
  })

  const { query, status } = state
  useEffect(() => {
    if (status !== 'asking') return undefined
    const known = answers.current.get(query)
    if (known) {
      setState(now => find(now, query, known))
      return undefined
    }
    const asking = new AbortController()
    const { signal } = asking
    const ask = async (): Promise<void> => {
      const outcome = await siteCalls.get(SEARCH_PATH, {
        query: {
          q: query.slice(0, MAX_QUERY_LENGTH),
          size: `${size}`,
          ...(collectionId && { collectionId }),
        },
        signal,
        timeoutMs: ANSWER_TIMEOUT_MS,
      })
      // Another query has taken its place.
      if (signal.aborted) return
      if (!outcome.success && outcome.error.status === 404) {
        isUnavailable.current = true
        return setState(NO_SEARCH)
      }
      const results = outcome.success ? readResults(outcome.value, size) : undefined
      if (!results) {
        const why = outcome.success ? 'the answer is no list of results' : outcome.error.message
        const cause = outcome.success ? outcome.value : outcome.error
        const lines = loadFailure(outcome.success ? undefined : cause, [FAILURE_MESSAGES.loadResults])
        setState(now => fail(now, query, lines))
        return report(new BlockError('search-failed', `the search: ${why}`, { cause }), host)
      }
      answers.current.set(query, results)
      setState(now => find(now, query, results))
      emit(host, 'search', { query, totalCount: results.totalCount })
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [host, status, query, size, collectionId])

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Also while a text is being composed, which on a telephone is always: it shows more, and changes nothing there.
    const update = (): void => {
      if (!isUnavailable.current) setState(now => type(now, field.value, minLength))
    }
    const press = (event: KeyboardEvent): void => {
      const { state, follow } = latest.current
      const intent = intentOf(event, state)
      // Safari ends a composition before the key that ends it.
      if (!intent || event.keyCode === COMPOSING_KEY) return
      if (intent === 'leave') return setState(leave)
      if (intent === 'clear' && !field.value) return
      event.preventDefault()
      if (intent === 'follow') return follow(state.active)
      if (intent === 'close') return setState(close)
      if (intent === 'clear') {
        field.value = ''
        return void field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (intent === 'open' || optionCount(state) === 0) return update()
      setState(now => move(now, intent === 'next' ? 1 : -1))
    }
    // The button of the form is no part of the list: whoever tabs on to it closes it.
    const blur = ({ relatedTarget }: FocusEvent): void => {
      const panel = host.querySelector('.search__panel')
      const isHere = relatedTarget instanceof Node && panel?.contains(relatedTarget)
      if (relatedTarget !== field && !isHere) setState(close)
    }
    field.addEventListener('input', update, { signal })
    field.addEventListener('keydown', press, { signal })
    host.addEventListener('focusout', blur, { signal })
    // What was typed before this part was there.
    if (field === document.activeElement && field.value !== field.defaultValue) update()
    return () => leaving.abort()
  }, [host, field, minLength])

  return { state, retry: () => setState(retry), close: () => setState(close) }
}

/** The code of keys that an input method has taken. */
const COMPOSING_KEY = 229

/** Room between the panel and the edge of the window, in px. */
const MARGIN_PX = 8

/** Moves the panel sideways until it is within the window. */
export function keepInView(panel: HTMLElement): void {
  panel.style.setProperty('--search-shift', '0px')
  const { left, right } = panel.getBoundingClientRect()
  const over = right - (document.documentElement.clientWidth - MARGIN_PX)
  const shift = over > 0 ? -Math.min(over, left - MARGIN_PX) : Math.max(0, MARGIN_PX - left)
  panel.style.setProperty('--search-shift', `${Math.round(shift)}px`)
}

/** Where Enter would lead: the page of all results. */
export function resultsAddress(field: HTMLInputElement, action: string): string {
  const { form } = field
  const url = new URL(safeHref(form?.getAttribute('action') ?? action) ?? '/search', document.baseURI)
  if (!form) url.searchParams.set(field.name, field.value)
  else {
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') url.searchParams.set(name, value)
    }
  }
  return url.href
}
