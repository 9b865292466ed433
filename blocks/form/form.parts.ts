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
  /** How much of a wide row it takes, in twelfths. */
  readonly span: 3 | 4 | 6 | 12
  /** A field that is required may lack this part all the same. */
  readonly isOptional?: true
}

const number = (label: string, maxLength: number): FieldPart => ({
  label,
  maxLength,
  inputMode: 'numeric',
  span: 4,
})

const tel = (label: string, token: string): FieldPart => ({
  label,
  autoComplete: `tel-${token}`,
  inputMode: 'tel',
  span: 4,
})

const L = PART_LABELS

/** The controls of each such field, in the order of their values (A3 L54). */
export const FIELD_PARTS: Readonly<Partial<Record<FieldTypeName, readonly FieldPart[]>>> = {
  name: [
    { label: L.first, autoComplete: 'given-name', span: 6 },
    { label: L.last, autoComplete: 'family-name', span: 6 },
  ],
  date: [number(L.month, 2), number(L.day, 2), number(L.year, 4)],
  time: [
    { ...number(L.hour, 2), span: 3 },
    { ...number(L.minute, 2), span: 3 },
    { ...number(L.second, 2), span: 3, isOptional: true },
    { label: L.half, options: ['', 'AM', 'PM'], span: 3, isOptional: true },
  ],
  address: [
    { label: L.line1, autoComplete: 'address-line1', span: 12 },
    { label: L.line2, autoComplete: 'address-line2', span: 12, isOptional: true },
    { label: L.city, autoComplete: 'address-level2', span: 6 },
    { label: L.state, autoComplete: 'address-level1', span: 6, isOptional: true },
    { label: L.zip, autoComplete: 'postal-code', span: 6, isOptional: true },
    { label: L.country, autoComplete: 'country-name', span: 6, isOptional: true },
  ],
  /** Four of them, or three without the country: the view parts the row. */
  phone: [
    { ...tel(L.countryCode, 'country-code'), isOptional: true },
    tel(L.area, 'area-code'),
    tel(L.prefix, 'local-prefix'),
    tel(L.line, 'local-suffix'),
  ],
}
