import { type ReactElement, useId } from 'react'
import type { FormField } from '../../src/forms/fields/field.schema'
import type { ControlAttributes } from '../kit/form/frame/drawn-form'
import { PART_LABELS } from './form.messages'
import { FIELD_PARTS, type FieldPart } from './form.parts'

/** The controls of a field with several controls, each with its name, below the field's title. */
export function FieldParts({
  field,
  control,
}: {
  readonly field: FormField
  readonly control: ControlAttributes
}): ReactElement {
  const id = useId()
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
