import type { FormField } from '../../../src/forms/fields/field.schema'
import type { DrawnElements } from './frame/drawn-form'
import type { Control, SubmitButton } from './frame/server-form'

/** A field, and its elements. */
export interface BoundField {
  readonly field: FormField
  readonly controls: readonly Control[]
  /** Holds the field's title and controls. */
  readonly box: Element | null
  /** Shows the number of characters; the server may have none. */
  readonly counter: Element | null
  /** Shows an error at the field, and returns how to remove it; undefined if React shows it. */
  readonly showError?: (message: string) => () => void
}

/** The elements of a form: React's, known by their refs, or the server's, found by queries. */
export interface FormElements {
  readonly fields: readonly BoundField[]
  /** The server's form. */
  readonly form?: Element
  /** Everything that the visitor fills in. */
  readonly controls: readonly Control[]
  readonly buttons: readonly SubmitButton[]
  readonly captcha: HTMLElement | null
  readonly honeypot: HTMLInputElement | null
}

/** Returns the elements that React has rendered. */
export function drawnElements(
  { fields: drawn, button, captcha, honeypot }: DrawnElements,
  definitions: readonly FormField[],
): FormElements {
  const fields = definitions.flatMap(field => {
    const own = drawn.get(field.id)
    if (!own) return []
    return { field, controls: [...own.controls], box: own.box.current, counter: own.counter.current }
  })
  return {
    fields,
    controls: fields.flatMap(({ controls }) => controls),
    buttons: button.current ? [button.current] : [],
    captcha: captcha.current,
    honeypot: honeypot.current,
  }
}
