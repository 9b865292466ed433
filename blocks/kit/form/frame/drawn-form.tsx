import { createContext, type ReactElement, type RefCallback, type RefObject, useContext, useRef } from 'react'
import { HONEYPOT_FIELD } from '../../../../src/calls/form'
import { FRAME_MESSAGES } from './form-frame.messages'
import type { Control } from './server-form'

/** The elements of a field that React renders. */
interface DrawnField {
  readonly controls: Set<Control>
  readonly box: RefObject<HTMLDivElement | null>
  /** Shows the number of characters. */
  readonly counter: RefObject<HTMLElement | null>
}

/** The elements of a form that React renders; each sets its own ref. */
export interface DrawnElements {
  readonly fields: Map<string, DrawnField>
  readonly button: RefObject<HTMLButtonElement | null>
  readonly captcha: RefObject<HTMLDivElement | null>
  readonly honeypot: RefObject<HTMLInputElement | null>
}

/** Shared by a form and the fields that React renders in it. */
interface DrawnForm {
  readonly elements: DrawnElements
  /** Errors by field id. */
  readonly errors: Readonly<Record<string, string>>
}

export const newElements = (): DrawnElements => ({
  fields: new Map(),
  button: { current: null },
  captcha: { current: null },
  honeypot: { current: null },
})

export const DrawnFormContext = createContext<DrawnForm>({ elements: newElements(), errors: {} })

/** Returns the refs of the form's own elements. */
export const useDrawnElements = (): DrawnElements => useContext(DrawnFormContext).elements

/** Attributes of a field's controls: their ref, and their error. */
export interface ControlAttributes {
  readonly ref: RefCallback<Control>
  readonly 'aria-invalid'?: true | undefined
  readonly 'aria-describedby'?: string | undefined
}

/**
 * Registers a field's elements with the form, and returns the field's error.
 * @param errorId the id of the element that shows the error.
 */
export function useField(
  id: string,
  errorId: string,
): Omit<DrawnField, 'controls'> & {
  readonly error: string | undefined
  /** Returns the attributes of each control of the field. */
  readonly control: (describedBy?: string) => ControlAttributes
} {
  const { elements, errors } = useContext(DrawnFormContext)
  const box = useRef<HTMLDivElement>(null)
  const counter = useRef<HTMLElement>(null)
  // Each render attaches its refs again, in the order of the controls.
  const drawn: DrawnField = { box, counter, controls: new Set() }
  const error = Object.hasOwn(errors, id) ? errors[id] : undefined
  return {
    box,
    counter,
    error,
    control: describedBy => ({
      ref: control => void (control && elements.fields.set(id, drawn) && drawn.controls.add(control)),
      ...(error !== undefined && { 'aria-invalid': true }),
      'aria-describedby':
        error === undefined ? describedBy : describedBy ? `${errorId} ${describedBy}` : errorId,
    }),
  }
}

/** A field that only bots fill in. */
export function Honeypot(): ReactElement {
  return (
    <p className="form__decoy" aria-hidden="true">
      <label>
        {FRAME_MESSAGES.honeypot}
        <input ref={useDrawnElements().honeypot} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
