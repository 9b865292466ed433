import type { ReactElement } from 'react'
import type { FormField } from '../../src/forms/fields/field.schema'
import type { FieldTypeName } from '../../src/forms/fields/field-types'
import { useUniqueId } from '../kit/element/host'
import type { ControlAttributes } from '../kit/form/frame/drawn-form'
import { PART_LABELS } from './form.messages'

/** The label of a control, as a key of its messages. */
type PartName = keyof typeof PART_LABELS

/** One control of a field with several. */
interface FieldPart {
  readonly label: PartName
  readonly autoComplete?: string
  readonly inputMode?: 'numeric' | 'tel'
  readonly maxLength?: number
  /** The choices of a select; a text input if undefined. */
  readonly options?: readonly string[]
  /** Its width in a wide row, in twelfths. */
  readonly span: 3 | 4 | 6 | 12
  /** The part may be empty even in a required field. */
  readonly isOptional?: true
}

const number = (label: PartName, maxLength: number): FieldPart => ({
  label,
  maxLength,
  inputMode: 'numeric',
  span: 4,
})

const tel = (label: PartName, token: string): FieldPart => ({
  label,
  autoComplete: `tel-${token}`,
  inputMode: 'tel',
  span: 4,
})

/** The controls of each such field, in the order of their values. */
export const FIELD_PARTS: Readonly<Partial<Record<FieldTypeName, readonly FieldPart[]>>> = {
  name: [
    { label: 'first', autoComplete: 'given-name', span: 6 },
    { label: 'last', autoComplete: 'family-name', span: 6 },
  ],
  date: [number('month', 2), number('day', 2), number('year', 4)],
  time: [
    { ...number('hour', 2), span: 3 },
    { ...number('minute', 2), span: 3 },
    { ...number('second', 2), span: 3, isOptional: true },
    { label: 'half', options: ['', 'AM', 'PM'], span: 3, isOptional: true },
  ],
  address: [
    { label: 'line1', autoComplete: 'address-line1', span: 12 },
    { label: 'line2', autoComplete: 'address-line2', span: 12, isOptional: true },
    { label: 'city', autoComplete: 'address-level2', span: 6 },
    { label: 'state', autoComplete: 'address-level1', span: 6, isOptional: true },
    { label: 'zip', autoComplete: 'postal-code', span: 6, isOptional: true },
    { label: 'country', autoComplete: 'country-name', span: 6, isOptional: true },
  ],
  /** Four controls, or three without the country code: the view splits the row. */
  phone: [
    { ...tel('countryCode', 'country-code'), isOptional: true },
    tel('area', 'area-code'),
    tel('prefix', 'local-prefix'),
    tel('line', 'local-suffix'),
  ],
}

/** The controls of a field with several controls, each with its name, below the field's title. */
export function FieldParts({
  field,
  control,
}: {
  readonly field: FormField
  readonly control: ControlAttributes
}): ReactElement {
  const id = useUniqueId()
  const all = FIELD_PARTS[field.type] ?? []
  const parts = field.type === 'phone' && !field.showCountryCode ? all.slice(1) : all
  return (
    <div className="form__parts">
      {parts.map((part, index) => (
        <div key={part.label} className="form__part field" data-span={parts.length === 4 ? 3 : part.span}>
          <Part id={`${id}-${index}`} part={part} field={field} control={control} />
          <label className="form__caption caption-text" htmlFor={`${id}-${index}`}>
            {PART_LABELS[part.label]}
          </label>
        </div>
      ))}
    </div>
  )
}

interface PartProps {
  readonly id: string
  readonly part: FieldPart
  readonly field: FormField
  readonly control: ControlAttributes
}

function Part({ id, part, field, control }: PartProps): ReactElement {
  const { autoComplete, inputMode, maxLength, options, isOptional } = part
  const shared = {
    id,
    name: field.id,
    className: 'form__control field-element',
    required: field.required && !isOptional,
    autoComplete,
    ...control,
  }
  if (!options) return <input {...shared} type="text" inputMode={inputMode} maxLength={maxLength} />
  return (
    <span className="form__select">
      <select {...shared}>
        {options.map((option, index) => (
          <option key={index}>{option}</option>
        ))}
      </select>
    </span>
  )
}
