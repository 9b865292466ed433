import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/links'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { loadFailure } from '../../src/locale/load-failure'
import { emit, useHost } from '../kit/element/host'
import type { SearchEvents } from './block'
import { searchFor } from './search.ask'
import { type Results, readResults } from './search.results'
import type { SearchData } from './search.schema'
import {
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

/** The state and actions of a search preview. */
interface Preview {
  readonly state: SearchState
  readonly retry: () => void
  readonly close: () => void
}

/**
 * Searches for the field's value while the visitor types, and handles its keys.
 *
 * @param follow opens the option at an index.
 */
export function usePreview(
  field: HTMLInputElement,
  { minLength, size, collectionId }: SearchData,
  follow: (index: number) => void,
): Preview {
  const host = useHost()
  const [state, setState] = useState(NO_SEARCH)
  const answers = useRef(new Map<string, Results>())
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
      const outcome = await searchFor(query, { size, collectionId }, signal)
      // Superseded by another query.
      if (signal.aborted) return
      if (!outcome.ok) {
        const { error: cause } = outcome
        setState(now => fail(now, query, loadFailure(cause, [FAILURE_MESSAGES.loadResults])))
        return report(new BlockError('search-failed', `the search: ${cause.message}`, { cause }), host)
      }
      const results = readResults(outcome.value, size)
      answers.current.set(query, results)
      setState(now => find(now, query, results))
      emit<SearchEvents>(host, 'search', { query, totalCount: results.totalCount })
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
    // Also during composition, which is permanent on mobile keyboards.
    const update = (): void => setState(now => type(now, field.value, minLength))
    const press = (event: KeyboardEvent): void => {
      const { state, follow } = latest.current
      const intent = intentOf(event, state)
      // Safari fires `compositionend` before the `keydown` of the key that ends it.
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
    // Closes when the focus leaves field and panel, even to the form's button.
    const blur = ({ relatedTarget }: FocusEvent): void => {
      const panel = host.querySelector('.search__panel')
      const isHere = relatedTarget instanceof Node && panel?.contains(relatedTarget)
      if (relatedTarget !== field && !isHere) setState(close)
    }
    field.addEventListener('input', update, { signal })
    field.addEventListener('keydown', press, { signal })
    host.addEventListener('focusout', blur, { signal })
    // Text typed before this chunk had loaded.
    if (field === dom.activeElement && field.value !== field.defaultValue) update()
    return () => leaving.abort()
  }, [host, field, minLength])

  return { state, retry: () => setState(retry), close: () => setState(close) }
}

/** The key code of keys handled by an input method. */
const COMPOSING_KEY = 229

/** Minimum distance between the panel and the edge of the viewport. */
const MARGIN_PX = 8

/** Shifts the panel horizontally into the viewport. */
export function keepInView(panel: HTMLElement): void {
  panel.style.setProperty('--search-shift', '0px')
  const { left, right } = panel.getBoundingClientRect()
  const over = right - (dom.documentElement.clientWidth - MARGIN_PX)
  const shift = over > 0 ? -Math.min(over, left - MARGIN_PX) : Math.max(0, MARGIN_PX - left)
  panel.style.setProperty('--search-shift', `${Math.round(shift)}px`)
}

/** The URL of the results page. */
export function resultsAddress(field: HTMLInputElement, action: string): string {
  const { form } = field
  const url = new URL(safeHref(form?.getAttribute('action') ?? action) ?? '/search', dom.baseURI)
  if (!form) url.searchParams.set(field.name, field.value)
  else {
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') url.searchParams.set(name, value)
    }
  }
  return url.href
}
