import { dom } from '../../../src/data/core/dom'
import { isRecord } from '../../../src/data/core/json'
import { readTimed, removeTimed, sessionArea, storeTimed } from '../../../src/data/storage'
import { fieldKind } from '../../../src/forms/fields/field-types'
import type { BoundField } from './form-elements'
import { defaultsOf, isPristine, readEntered, writeEntered } from './form-input'
import { afterReset } from './form-reset'
import { DRAFTS } from './frame/when-used'

const keyOf = (name: string): string => DRAFTS + name

/**
 * Names a form in the tab's storage. Pages share ids of forms, and a page may repeat one: the name has the page's
 * address, the form's `action`, and the form's place among those of its id.
 */
export function storageName(host: HTMLElement, form: Element | undefined, formId: string): string {
  const twins = form
    ? [...dom.forms].filter(other => other.getAttribute('id') === form.getAttribute('id'))
    : [...dom.querySelectorAll<HTMLElement>(host.localName)].filter(
        ({ dataset }) => dataset['blockJson'] === host.dataset['blockJson'],
      )
  const place = twins.indexOf((form ?? host) as HTMLFormElement)
  return [location.pathname + location.search, formId, form?.getAttribute('action') ?? '', place].join('#')
}

/** The stored input of a field, and what the server had written into it. */
interface FieldDraft {
  readonly texts: readonly string[]
  readonly defaults: string
}

/**
 * Restores the form's input after a reload, and stores further input. What the server has written since is newer.
 * @param root contains all of the form's controls, which may be outside of `box`.
 */
export function persistDraft(
  name: string,
  box: Element,
  root: Node,
  fields: readonly BoundField[],
): () => void {
  const persisted = fields.filter(isPersisted)
  const draft = readTimed(sessionArea, keyOf(name))
  const drafts = draft.ok && isRecord(draft.value) ? draft.value : {}
  for (const bound of persisted) {
    const stored = Object.hasOwn(drafts, bound.field.id) ? drafts[bound.field.id] : undefined
    if (isFieldDraft(stored) && stored.defaults === defaultsOf(bound)) writeEntered(bound, stored.texts)
  }

  let typed: Record<string, FieldDraft> | undefined
  const write = ({ target }: Partial<Event>): void => {
    // Reads every field the first time, then only the one that changed: reading 200 fields at each key press
    // delays typing.
    const found = persisted.filter(({ controls }) => controls.some(control => control === target))
    if (target && !found.length) return
    const changed = typed ? found : persisted
    const entries = changed.map(bound => {
      const { texts } = readEntered(bound)
      return [bound.field.id, { texts, defaults: defaultsOf(bound) }] as const
    })
    typed = { ...typed, ...Object.fromEntries(entries) }
    // If storage is full or blocked, only the draft is lost.
    storeTimed(sessionArea, keyOf(name), typed)
  }
  // Typed while this code was loading.
  if (persisted.some(({ controls }) => !controls.every(isPristine))) write({})
  const stopResets = afterReset(box, () => {
    typed = undefined
    forgetDraft(name)
  })
  root.addEventListener('input', write)
  return () => {
    stopResets()
    root.removeEventListener('input', write)
  }
}

/** Removes the draft once the form is sent or reset. */
export const forgetDraft = (name: string): void => void removeTimed(sessionArea, keyOf(name))

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

const isFieldDraft = (value: unknown): value is FieldDraft =>
  isRecord(value) && Array.isArray(value['texts']) && value['texts'].every(text => typeof text === 'string')
