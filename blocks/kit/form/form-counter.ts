import { dom } from '../../../src/data/core/dom'
import { lengthOf } from '../../../src/forms/field-check'
import { maxLengthOf } from '../../../src/forms/fields/field.schema'
import { formatCount } from '../../../src/locale/core/format-count'
import type { BoundField } from './form-elements'
import { afterReset } from './form-reset'

/**
 * Counts the characters of text areas with a limit, as 'count / max' below them, and marks fields that exceed
 * it. Returns how to stop.
 */
export function countCharacters(fields: readonly BoundField[]): () => void {
  const stops = fields.flatMap(bound => {
    const area = bound.controls.find(control => control instanceof HTMLTextAreaElement)
    if (!area) return []
    const limit = maxLengthOf(area.dataset['maxLength']) || bound.field.maxLength
    return limit > 0 ? [count(area, bound, limit)] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}

function count(area: HTMLTextAreaElement, { box, counter: own }: BoundField, limit: number): () => void {
  const counter = own ?? dom.createElement('span')
  const initialText = counter.textContent
  counter.classList.add('form__counter')
  if (!own) area.after(counter)
  const format = (length: number): string => formatCount(length, dom.documentElement.lang || undefined)

  const show = (): void => {
    const length = lengthOf(area.value)
    counter.textContent = `${format(length)} / ${format(limit)}`
    counter.toggleAttribute('data-exceeded', length > limit)
    box?.classList.toggle('form__field--exceeded', length > limit)
  }
  show()
  area.addEventListener('input', show)
  const stopResets = afterReset(area.form, show)
  return () => {
    stopResets()
    area.removeEventListener('input', show)
    box?.classList.remove('form__field--exceeded')
    if (own) own.textContent = initialText
    else counter.remove()
  }
}
