import { createContext, type RefCallback, useContext } from 'react'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import type { BoundField } from './form-controls'

/** What the fields that React draws share with the form around them. */
export interface DrawnFields {
  readonly boxes: Map<string, Element>
  /** What is wrong with a field, by its id. */
  readonly errors: Readonly<Record<string, string>>
}

export const DrawnFieldsContext = createContext<DrawnFields>({ boxes: new Map(), errors: {} })

/** Ties the element that React draws for a field to the form, and says what is wrong with the field. */
export function useField(id: string): {
  readonly ref: RefCallback<Element>
  readonly error: string | undefined
} {
  const { boxes, errors } = useContext(DrawnFieldsContext)
  return {
    ref: element => void (element ? boxes.set(id, element) : boxes.delete(id)),
    error: Object.hasOwn(errors, id) ? errors[id] : undefined,
  }
}

/** Attributes of a control with an error, whose message has the id. */
export const invalid = (error: string | undefined, id: string, describedBy?: string) =>
  error === undefined
    ? { 'aria-describedby': describedBy }
    : { 'aria-invalid': true, 'aria-describedby': describedBy ? `${id} ${describedBy}` : id }

/** Ties each field to its element. */
export const bindFields = (
  fields: readonly FormField[],
  boxes: ReadonlyMap<string, Element>,
  isDrawn: boolean,
): BoundField[] =>
  fields.flatMap(field => {
    const box = boxes.get(field.id)
    return box ? [{ field, box, isDrawn }] : []
  })
