import { isRecord } from '../../../src/data/core/json'
import { readTimed, removeTimed, sessionArea, storeTimed } from '../../../src/data/core/storage'
import { fieldKind } from '../../../src/forms/fields/field-types'
import { type BoundField, controlsIn, readEntered, writeEntered } from './frame/form-controls'

const keyOf = (formId: string): string => `ss-form-${formId}`

/** Puts back what was typed into the form before the page was loaded anew, and keeps what is typed now. */
export function persistDraft(formId: string, box: Element, fields: readonly BoundField[]): () => void {
  const kept = fields.filter(isPersisted)
  const draft = readTimed(sessionArea, keyOf(formId))
  const texts = draft.ok && isRecord(draft.value) ? draft.value : {}
  for (const bound of kept) {
    const entered = Object.hasOwn(texts, bound.field.id) ? texts[bound.field.id] : undefined
    if (isTexts(entered)) writeEntered(bound, entered)
  }

  let typed: Record<string, readonly string[]> | undefined
  const write = ({ target }: Event): void => {
    // All of them once, then the one that changes: to read 200 fields at each key would hold up the typing.
    const changed = typed ? kept.filter(({ box }) => target instanceof Node && box.contains(target)) : kept
    const entries = changed.map(bound => [bound.field.id, readEntered(bound).texts] as const)
    typed = { ...typed, ...Object.fromEntries(entries) }
    // A storage that is full or forbidden costs the draft only.
    storeTimed(sessionArea, keyOf(formId), typed)
  }
  box.addEventListener('input', write)
  return () => box.removeEventListener('input', write)
}

/** The form is sent: nothing of it stays. */
export const forgetDraft = (formId: string): void => void removeTimed(sessionArea, keyOf(formId))

/** Never passwords, cards or files, nor what the visitor does not type. */
function isPersisted({ field, box }: BoundField): boolean {
  const isOurs = ['text', 'parts', 'phone', 'radio', 'checkbox', 'select'].includes(
    fieldKind(field.type).shape,
  )
  return (
    isOurs &&
    controlsIn(box).every(
      control =>
        !/password|file|hidden/.test(control.type) &&
        !/cc-|password|one-time/.test(control.getAttribute('autocomplete') ?? ''),
    )
  )
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')
