import { BLOCK_FACTS } from 'virtual:ashlar/block-facts'
import { dom } from '../../../src/data/core/dom'
import { statusOf } from './block-status'
import { faultsOf } from './data-faults'
import type { WatchedBlock } from './watch-blocks'

/** One block in the panel. */
export interface Row {
  readonly item: HTMLElement
  /** Shows the block's current state. */
  readonly update: () => void
}

/**
 * Creates the panel's row of a block: name and state, and in its details the reason, faults, shift, data and rules.
 *
 * @param marker is placed over the block while the row has the pointer or the focus.
 */
export function createRow(block: WatchedBlock, base: string, marker: HTMLElement): Row {
  const state = element('span', { class: 'state' })
  const notes = element('span', { class: 'notes' })
  const reason = element('p')
  const faults = element('ul', { class: 'faults' })
  const show = element('button', { type: 'button' }, 'Show on the page')
  const summary = element('summary', {}, element('b', {}, block.name), ' ', state, ' ', notes)
  const { rules = '' } = BLOCK_FACTS[block.name] ?? {}
  const details = element(
    'details',
    {},
    summary,
    reason,
    faults,
    show,
    ...(block.data ? [element('pre', { tabindex: '0' }, indented(block.data))] : []),
    ...(rules ? [element('p', { class: 'rules' }, `Rules of the specification: ${rules}`)] : []),
  )
  const item = element('li', {}, details)

  const mark = (): void => place(marker, block.element)
  const unmark = (): void => marker.setAttribute('hidden', '')
  for (const type of ['pointerenter', 'focusin']) item.addEventListener(type, mark)
  for (const type of ['pointerleave', 'focusout']) item.addEventListener(type, unmark)
  show.addEventListener('click', () => {
    block.element.scrollIntoView({ block: 'center' })
    mark()
  })

  let advice: readonly string[] = []
  let checked = ''
  const update = (): void => {
    const { state: word, reason: sentence } = statusOf(block)
    const problems = [...block.errors.map(({ code, message }) => `${code}: ${message}`), ...advice]
    item.dataset['state'] = word
    state.textContent = word
    notes.textContent = [
      problems.length > 0 && `${problems.length} ${problems.length === 1 ? 'fault' : 'faults'}`,
      block.shift > 0 && `shift ${block.shift.toFixed(3)}`,
    ]
      .filter(Boolean)
      .join(' · ')
    reason.textContent = sentence
    faults.replaceChildren(...problems.map(problem => element('li', {}, problem)))
    // An empty block may be waiting for its server, so its place is judged once it is ready.
    if (checked === word) return
    checked = word
    faultsOf(block, base).then(found => {
      advice = found
      update()
    })
  }
  return { item, update }
}

function place(marker: HTMLElement, over: Element): void {
  const { x, y, width, height } = over.getBoundingClientRect()
  marker.removeAttribute('hidden')
  Object.assign(marker.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}

/** The author's JSON, indented; unchanged if it is invalid. */
function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

/** Creates an element with attributes and content. Texts are inserted as text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = dom.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...content)
  return created
}
