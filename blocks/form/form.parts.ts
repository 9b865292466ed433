import type { FieldTypeName } from '../../src/forms/field-types'
import { PART_LABELS } from './form.messages'

/** One control of a field that has several. */
export interface FieldPart {
  readonly label: string
  readonly autoComplete?: string
  readonly inputMode?: 'numeric' | 'tel'
  readonly maxLength?: number
  /** What can be chosen; text otherwise. */
  readonly options?: readonly string[]
  /** How much of the row it takes, of 6. */
  readonly span: 1 | 2 | 3 | 6
  /** A field that is required may lack this part all the same. */
  readonly isOptional?: true
}

const number = (label: string, maxLength: number): FieldPart => ({
  label,
  maxLength,
  inputMode: 'numeric',
  span: 2,
})

const tel = (label: string, token: string): FieldPart => ({
  label,
  autoComplete: `tel-${token}`,
  inputMode: 'tel',
  span: 2,
})

const L = PART_LABELS

/** The controls of each such field, in the order of their values (A3 L54). */
export const FIELD_PARTS: Readonly<Partial<Record<FieldTypeName, readonly FieldPart[]>>> = {
  name: [
    { label: L.first, autoComplete: 'given-name', span: 3 },
    { label: L.last, autoComplete: 'family-name', span: 3 },
  ],
  date: [number(L.month, 2), number(L.day, 2), number(L.year, 4)],
  time: [
    { ...number(L.hour, 2), span: 1 },
    { ...number(L.minute, 2), span: 1 },
    { ...number(L.second, 2), span: 1, isOptional: true },
    { label: L.half, options: ['', 'AM', 'PM'], span: 1, isOptional: true },
  ],
  address: [
    { label: L.line1, autoComplete: 'address-line1', span: 6 },
    { label: L.line2, autoComplete: 'address-line2', span: 6, isOptional: true },
    { label: L.city, autoComplete: 'address-level2', span: 3 },
    { label: L.state, autoComplete: 'address-level1', span: 3, isOptional: true },
    { label: L.zip, autoComplete: 'postal-code', span: 3, isOptional: true },
    { label: L.country, autoComplete: 'country-name', span: 3, isOptional: true },
  ],
  phone: [
    { ...tel(L.countryCode, 'country-code'), isOptional: true, span: 1 },
    { ...tel(L.area, 'area-code'), span: 1 },
    tel(L.prefix, 'local-prefix'),
    tel(L.line, 'local-suffix'),
  ],
}
