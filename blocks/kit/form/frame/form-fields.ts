import { createContext, type RefCallback, useContext } from 'react'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import type { BoundField } from './form-controls'

/** The context of the fields that React renders. */
export interface DrawnFields {
  readonly boxes: Map<string, Element>
  /** Errors by field id. */
  readonly errors: Readonly<Record<string, string>>
}

export const DrawnFieldsContext = createContext<DrawnFields>({ boxes: new Map(), errors: {} })

/** Registers a field's rendered element with the form, and returns the field's error. */
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

/** Returns the attributes of a control with an error, whose message has the given id. */
export const invalid = (error: string | undefined, id: string, describedBy?: string) =>
  error === undefined
    ? { 'aria-describedby': describedBy }
    : { 'aria-invalid': true, 'aria-describedby': describedBy ? `${id} ${describedBy}` : id }

/** Binds each field to its element. */
export const bindFields = (
  fields: readonly FormField[],
  boxes: ReadonlyMap<string, Element>,
  isDrawn: boolean,
): BoundField[] =>
  fields.flatMap(field => {
    const box = boxes.get(field.id)
    return box ? [{ field, box, isDrawn }] : []
  })
