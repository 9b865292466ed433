import { isRecord } from '../../../src/data/core/json'
import { readTimed, removeTimed, sessionArea, storeTimed } from '../../../src/data/storage/storage'
import { fieldKind } from '../../../src/forms/fields/field-types'
import type { BoundField } from './form-elements'
import { isPristine, readEntered, writeEntered } from './form-input'
import { DRAFTS } from './frame/when-used'

const keyOf = (formId: string): string => DRAFTS + formId

/** Restores the form's input after a reload, and stores further input. */
export function persistDraft(formId: string, box: Element, fields: readonly BoundField[]): () => void {
  const persisted = fields.filter(isPersisted)
  const draft = readTimed(sessionArea, keyOf(formId))
  const texts = draft.ok && isRecord(draft.value) ? draft.value : {}
  for (const bound of persisted) {
    const entered = Object.hasOwn(texts, bound.field.id) ? texts[bound.field.id] : undefined
    if (isTexts(entered)) writeEntered(bound, entered)
  }

  let typed: Record<string, readonly string[]> | undefined
  const write = ({ target }: Partial<Event>): void => {
    // Reads every field the first time, then only the one that changed: reading 200 fields at each key press
    // delays typing.
    const changed = typed
      ? persisted.filter(({ controls }) => controls.some(control => control === target))
      : persisted
    const entries = changed.map(bound => [bound.field.id, readEntered(bound).texts] as const)
    typed = { ...typed, ...Object.fromEntries(entries) }
    // If storage is full or blocked, only the draft is lost.
    storeTimed(sessionArea, keyOf(formId), typed)
  }
  // Typed while this code was loading.
  if (persisted.some(({ controls }) => !controls.every(isPristine))) write({})
  box.addEventListener('input', write)
  return () => box.removeEventListener('input', write)
}

/** Removes the draft once the form is sent. */
export const forgetDraft = (formId: string): void => void removeTimed(sessionArea, keyOf(formId))

/** Excludes passwords, cards, files, proofs of captchas and values that the visitor does not type. */
function isPersisted({ field, controls }: BoundField): boolean {
  const isOurs = ['text', 'parts', 'phone', 'radio', 'checkbox', 'select'].includes(
    fieldKind(field.type).shape,
  )
  return (
    isOurs &&
    controls.every(
      control =>
        !/password|file|hidden/.test(control.type) &&
        !/-captcha-response$/.test(control.name) &&
        !/cc-|password|one-time/.test(control.getAttribute('autocomplete') ?? ''),
    )
  )
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string')
