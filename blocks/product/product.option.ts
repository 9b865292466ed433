import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import type { OfferedValue } from '../../src/commerce/product/choice.state'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { visuallyHidden } from './product.price'

const STATES = { available: '', 'sold-out': 'soldOut', 'not-made': 'notMade' } as const

type State = keyof typeof STATES

/** Returns why a value cannot be selected; empty if it can. */
export function unavailableText(state: State): string {
  const key = STATES[state]
  return key && PRODUCT_MESSAGES[key]
}

/** The controls of one option: a select, radio buttons, or both, as on exported pages. */
export interface OptionControls {
  readonly box: HTMLElement
  /** Returns the selection; empty for none. */
  readonly value: () => string
  readonly draw: (chosen: string, offered: readonly OfferedValue[]) => void
  /** The first control, which receives the focus and the error. */
  readonly control: HTMLSelectElement | HTMLInputElement | null
  readonly restore: () => void
}

/** Takes over the controls of an option; unavailable values are labelled, but can still be selected. */
export function optionControls(box: HTMLElement): OptionControls {
  const select = box.querySelector('select')
  const choices = [...(select?.options ?? [])]
  const radios = [...box.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const texts = choices.map(({ text }) => text)
  const notes = radios.map(radio => {
    const note = visuallyHidden('')
    radio.labels?.[0]?.append(note)
    return note
  })
  const restores = radios.map(radio => keepAttributes(radio, ['data-availability']))

  return {
    box,
    control: select ?? radios[0] ?? null,
    value: () => radios.find(({ checked }) => checked)?.value ?? select?.value ?? '',
    draw(chosen, offered) {
      const stateOf = (value: string) =>
        offered.find(known => known.value === value)?.availability ?? 'available'
      choices.forEach((choice, at) => {
        const state = unavailableText(stateOf(choice.value))
        choice.text = state && choice.value !== '' ? `${choice.value} (${state})` : (texts[at] ?? '')
      })
      if (select) select.value = chosen
      radios.forEach((radio, at) => {
        const state = stateOf(radio.value)
        radio.checked = radio.value === chosen
        radio.dataset.availability = state
        const note = notes[at]
        if (note) note.textContent = unavailableText(state) && ` (${unavailableText(state)})`
      })
    },
    restore() {
      choices.forEach((choice, at) => {
        choice.text = texts[at] ?? ''
      })
      for (const note of notes) note.remove()
      for (const restore of restores) restore()
    },
  }
}
