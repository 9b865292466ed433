import { lengthOf } from '../../../src/forms/field-check'
import { maxLengthOf } from '../../../src/forms/fields/field.schema'
import type { BoundField } from './frame/form-controls'

/**
 * Counts the characters of text areas with a limit, as 'count / max' below them, and marks fields that exceed
 * it [FORM-39]. Returns how to stop.
 */
export function countCharacters(fields: readonly BoundField[]): () => void {
  const stops = fields.flatMap(({ field, box }) => {
    const area = box.matches('textarea') ? box : box.querySelector('textarea')
    if (!(area instanceof HTMLTextAreaElement)) return []
    const limit = maxLengthOf(area.dataset['maxLength']) || field.maxLength
    return limit > 0 ? [count(area, box, limit)] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}

function count(area: HTMLTextAreaElement, box: Element, limit: number): () => void {
  const own = box.querySelector('.form__counter')
  const counter = own ?? document.createElement('span')
  const serverText = counter.textContent
  counter.classList.add('form__counter')
  if (!own) area.after(counter)
  const digits = numbers()

  const show = (): void => {
    const length = lengthOf(area.value)
    counter.textContent = `${digits.format(length)} / ${digits.format(limit)}`
    counter.toggleAttribute('data-exceeded', length > limit)
    box.classList.toggle('form__field--exceeded', length > limit)
  }
  show()
  area.addEventListener('input', show)
  return () => {
    area.removeEventListener('input', show)
    box.classList.remove('form__field--exceeded')
    if (own) own.textContent = serverText
    else counter.remove()
  }
}

function numbers(): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(document.documentElement.lang || undefined)
  } catch {
    // The page's language tag may be invalid; then the browser's own applies.
    return new Intl.NumberFormat()
  }
}
