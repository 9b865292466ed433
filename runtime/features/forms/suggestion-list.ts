import { dom } from '../../../src/data/core/dom'
import { PLACES_MESSAGES } from '../../../src/forms/places/places.messages'
import type { Suggestions } from '../../../src/forms/places/suggestions.state'

/** The listbox of suggestions below a field, by the ARIA combobox pattern. */
interface SuggestionList {
  readonly draw: (state: Suggestions) => void
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void
  readonly remove: () => void
}

/** Inline, because no style sheet of the site knows the elements; colours of the page's colour scheme. */
const LIST_STYLE = {
  position: 'fixed',
  zIndex: '2147483000',
  boxSizing: 'border-box',
  margin: '4px 0 0',
  padding: '4px 0',
  maxBlockSize: '16rem',
  overflow: 'auto',
  listStyle: 'none',
  border: '1px solid var(--ashlar-line, graytext)',
  borderRadius: 'var(--ashlar-radius, 4px)',
  background: 'var(--ashlar-surface, canvas)',
  color: 'var(--ashlar-text, canvastext)',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
} as const

const OPTION_STYLE = { padding: '8px 12px', minBlockSize: '24px', cursor: 'pointer' } as const

const HIDDEN_STYLE = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

let count = 0

/** Creates the closed list of a field at the end of `host`. Calls `choose` with the index of a clicked suggestion. */
export function suggestionList(
  host: Element,
  input: HTMLInputElement,
  choose: (index: number) => void,
): SuggestionList {
  count += 1
  const id = `ashlar-places-${count}`
  const list = dom.createElement('ul')
  const status = dom.createElement('div')
  Object.assign(list, { id, hidden: true, role: 'listbox', ariaLabel: PLACES_MESSAGES.suggestions })
  Object.assign(list.style, LIST_STYLE)
  status.role = 'status'
  Object.assign(status.style, HIDDEN_STYLE)
  // Outside the field's label, which a click would activate.
  host.append(list, status)
  // Keeps the focus in the field.
  list.addEventListener('pointerdown', event => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element && target.closest('[role=option]')
    if (option) choose([...list.children].indexOf(option))
  })
  const follow = (): void => {
    const { left, bottom, width } = input.getBoundingClientRect()
    Object.assign(list.style, { left: `${left}px`, top: `${bottom}px`, width: `${width}px` })
  }
  const page = new AbortController()
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, () => list.hidden || follow(), {
      signal: page.signal,
      capture: true,
      passive: true,
    })
  }
  let drawn: Suggestions['list'] = []

  return {
    draw({ list: suggestions, active }) {
      if (suggestions !== drawn) {
        drawn = suggestions
        list.replaceChildren(
          ...suggestions.map(({ description }, index) => optionOf(description, `${id}-${index}`)),
        )
      }
      list.hidden = suggestions.length === 0
      input.ariaExpanded = `${!list.hidden}`
      ;[...list.children].forEach((option, index) => {
        const isActive = index === active
        option.ariaSelected = `${isActive}`
        Object.assign((option as HTMLElement).style, {
          background: isActive ? 'Highlight' : '',
          color: isActive ? 'HighlightText' : '',
        })
        if (isActive) option.scrollIntoView({ block: 'nearest' })
      })
      if (active < 0) input.removeAttribute('aria-activedescendant')
      else input.setAttribute('aria-activedescendant', `${id}-${active}`)
      input.setAttribute('aria-controls', id)
      if (!list.hidden) follow()
    },
    announce: text => {
      status.textContent = text
    },
    remove() {
      page.abort()
      list.remove()
      status.remove()
    },
  }
}

function optionOf(description: string, id: string): HTMLElement {
  const option = dom.createElement('li')
  Object.assign(option, { id, role: 'option', textContent: description })
  Object.assign(option.style, OPTION_STYLE)
  return option
}
