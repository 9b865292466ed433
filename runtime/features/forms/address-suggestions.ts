import { dom } from '../../../src/data/core/dom'
import { report } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { fillAddress, STREET_FIELD } from '../../../src/forms/places/fill-address'
import type { Places } from '../../../src/forms/places/places'
import { PLACES_MESSAGES } from '../../../src/forms/places/places.messages'
import { CLOSED, move, open, TYPING_PAUSE_MS, toQuery } from '../../../src/forms/places/suggestions.state'
import { pageTranslations } from '../../../src/locale/core/page-translations'
import { onDestroy } from '../../core/features/feature'
import { ADDRESS_FIELDS } from '../../core/features/selectors'
import { suggestionList } from './suggestion-list'

/**
 * Suggests addresses below the street field of each `data-ashlar-places`, as an ARIA combobox, and fills in the fields of
 * the chosen one. `data-product-page` and `data-product-section` identify the origin of the calls.
 * Without an answer, the fields stay as the server wrote them.
 */
export function start(): void {
  void pageTranslations()
  const stops = new Map<HTMLInputElement, () => void>()
  const begin = (target: EventTarget | null): void => {
    for (const [input, stop] of stops) {
      if (input.isConnected) continue
      stop()
      stops.delete(input)
    }
    if (!(target instanceof HTMLInputElement) || !target.matches(STREET_FIELD) || stops.has(target)) return
    const host = target.closest<HTMLElement>(ADDRESS_FIELDS)
    if (host) stops.set(target, combobox(target, host))
  }
  const handleFocus = ({ target }: Event): void => begin(target)
  dom.addEventListener('focusin', handleFocus)
  begin(dom.activeElement)
  onDestroy(() => {
    dom.removeEventListener('focusin', handleFocus)
    for (const stop of stops.values()) stop()
  })
}

/** Turns a field into a combobox. Returns a function that restores it. */
function combobox(input: HTMLInputElement, host: HTMLElement): () => void {
  const { productPage, productSection } = host.dataset
  const tracking = { ...(productPage && { productPage }), ...(productSection && { productSection }) }
  // Loaded with the first request: parsing the answers is most of the code.
  const places = (): Promise<Places> =>
    import('../../../src/forms/places/places').then(({ placesOfSite }) => placesOfSite(tracking))
  const restore = keepAttributes(input, [
    'role',
    'aria-expanded',
    'aria-controls',
    'aria-autocomplete',
    'aria-activedescendant',
  ])
  const undo = new AbortController()
  const { signal } = undo
  const list = suggestionList(host, input, index => choose(index).catch(report))
  let state = CLOSED
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of the latest request; earlier answers are ignored. */
  let latest = 0
  let isFilling = false

  function show(next: typeof state): void {
    state = next
    list.draw(state)
  }

  function close(): void {
    clearTimeout(timer)
    latest += 1
    show(CLOSED)
  }

  async function ask(): Promise<void> {
    const query = toQuery(input.value)
    const number = ++latest
    const outcome = query ? await (await places()).suggest(query) : undefined
    if (number !== latest || signal.aborted) return
    const found = outcome?.ok ? outcome.value.predictions : []
    show(open(found))
    list.announce(query && outcome?.ok ? PLACES_MESSAGES.found(found.length) : '')
  }

  async function choose(index: number): Promise<void> {
    const chosen = state.list[index]
    close()
    if (!chosen) return
    const number = ++latest
    const outcome = await (await places()).details(chosen.placeId)
    if (number !== latest || signal.aborted) return
    isFilling = true
    const address = outcome.ok ? outcome.value.address : undefined
    if (address) fillAddress(host, address)
    else {
      input.value = chosen.description
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    isFilling = false
    list.announce(PLACES_MESSAGES.filled)
  }

  input.addEventListener(
    'input',
    () => {
      if (isFilling) return
      clearTimeout(timer)
      latest += 1
      if (toQuery(input.value)) timer = setTimeout(() => ask().catch(report), TYPING_PAUSE_MS)
      else show(CLOSED)
    },
    { signal },
  )
  input.addEventListener(
    'keydown',
    event => {
      const { key } = event
      if (event.isComposing || (state.list.length === 0 && key !== 'ArrowDown')) return
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (state.list.length === 0) ask().catch(report)
        else show(move(state, key === 'ArrowDown' ? 1 : -1))
      } else if (key === 'Enter' && state.active >= 0) choose(state.active).catch(report)
      else if (key === 'Escape') close()
      else return
      event.preventDefault()
      // Escape closes the list only, not the dialog around it.
      event.stopPropagation()
    },
    { signal },
  )
  input.addEventListener('blur', close, { signal })
  Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list' })
  show(CLOSED)
  return () => {
    close()
    undo.abort()
    list.remove()
    restore()
  }
}
