import type { ReactElement, ReactNode, Ref } from 'react'
import type { FormField } from '../../src/forms/fields/field.schema'
import { placeholderOf } from '../../src/forms/fields/field-properties'
import { fieldKind } from '../../src/forms/fields/field-types'
import { useUniqueId } from '../kit/element/host'
import { type ControlAttributes, useField } from '../kit/form/frame/drawn-form'
import { Choices, Likert } from './form.choices'
import { MESSAGES } from './form.messages'
import { FIELD_PARTS, FieldParts } from './form.parts'

interface FieldProps {
  readonly field: FormField
  /** Adds the classes of exported sites. */
  readonly isLegacy: boolean
}

/** A field that is defined in JSON only: its title, its controls, and the place of its message. */
export function Field({ field, isLegacy }: FieldProps): ReactElement {
  const id = useUniqueId()
  const { box, counter, error, control } = useField(field.id, `${id}-error`)
  const { type, title, description, required, underline } = field
  if (type === 'hidden') {
    return (
      <input
        {...control()}
        type="hidden"
        name={field.id}
        data-field-id={field.id}
        defaultValue={field.value}
      />
    )
  }
  if (type === 'section') {
    return (
      <div className="form__section form-item section" data-underline={underline}>
        {title && <p className="form__section-title title">{title}</p>}
        {description && <p className="form__description description">{description}</p>}
      </div>
    )
  }
  const isGroup =
    (type in FIELD_PARTS && !(field.native && type in INPUTS)) ||
    ['radio', 'checkbox', 'likert'].includes(type)
  const describedBy = description ? `${id}-description` : undefined
  const legacy = `form-item ${isGroup ? 'fields' : 'field'} ${type}${required ? ' required' : ''}`
  const boxed = {
    className: `form__field${isLegacy ? ` ${legacy}` : ''}${error === undefined ? '' : ' error'}`,
    'data-field-id': field.id,
    'data-field-type': type,
  }
  const name: ReactNode = (
    <>
      {title}
      {/* The controls themselves are `required`, except in a group of checkboxes. */}
      {required && (
        <span className="form__required" aria-hidden={type !== 'checkbox'}>
          {` ${MESSAGES.required}`}
        </span>
      )}
    </>
  )
  const below = description && (
    <p className="form__description description" id={describedBy}>
      {description}
    </p>
  )
  const message = (
    <span className="form__error field-error" id={`${id}-error`}>
      {error}
    </span>
  )
  if (isGroup) {
    const places = type === 'address' && field.suggestPlaces ? PLACES : {}
    return (
      <fieldset {...boxed} {...places} aria-describedby={describedBy}>
        <legend className="form__title title">
          <span>{name}</span>
        </legend>
        {message}
        {below}
        {type === 'likert' ? (
          <Likert field={field} id={id} control={control()} />
        ) : type in FIELD_PARTS ? (
          <FieldParts field={field} control={control()} />
        ) : (
          <Choices field={field} control={control()} />
        )}
      </fieldset>
    )
  }
  return (
    <div {...boxed} ref={box}>
      {message}
      <label className="form__title title" htmlFor={id}>
        {name}
      </label>
      {below}
      <SingleControl field={field} id={id} control={control(describedBy)} counter={counter} />
    </div>
  )
}

/** Makes the runtime suggest addresses, with the tracking of its calls. */
const PLACES = { 'data-ashlar-places': '', 'data-product-page': 'form', 'data-product-section': 'address' }

interface SingleControlProps {
  readonly field: FormField
  readonly id: string
  readonly control: ControlAttributes
  readonly counter: Ref<HTMLSpanElement>
}

/** Attributes for the browser's autofill and a phone's keyboard. */
const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  number: { type: 'text', inputMode: 'decimal' },
  website: { type: 'url', inputMode: 'url', autoComplete: 'url', spellCheck: false },
  password: { type: 'password', autoComplete: 'new-password' },
  twitter: { type: 'text', autoCapitalize: 'none', spellCheck: false },
  currency: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

/** Text before the control. */
const AFFIXES: Readonly<Record<string, (field: FormField) => string>> = {
  twitter: () => '@',
  currency: ({ currencySymbol }) => currencySymbol,
}

function SingleControl({ field, id, control: attributes, counter }: SingleControlProps): ReactElement {
  const { type, required, options, maxLength, autocomplete, numFiles, allowedFileTypes } = field
  const shared = {
    id,
    name: field.id,
    required,
    className: 'form__control field-element',
    ...attributes,
    ...(autocomplete && { autoComplete: autocomplete }),
  }
  if (type === 'textarea') {
    return (
      <>
        <textarea {...shared} placeholder={placeholderOf(field)} data-max-length={maxLength || undefined} />
        {maxLength > 0 && <span ref={counter} className="form__counter">{`0 / ${maxLength}`}</span>}
      </>
    )
  }
  if (type === 'select') {
    return (
      <span className="form__select">
        <select {...shared}>
          <option value="">{MESSAGES.choose}</option>
          {options.map((option, index) => (
            <option key={index}>{option}</option>
          ))}
        </select>
      </span>
    )
  }
  if (fieldKind(type).shape === 'files') {
    const accept = allowedFileTypes.map(name => `.${name.replace(/^\./, '')}`).join()
    return <input {...shared} type="file" multiple={numFiles > 1} accept={accept || undefined} />
  }
  const affix = AFFIXES[type]?.(field)
  const input = INPUTS[type as keyof typeof INPUTS] ?? INPUTS.text
  const control = <input {...input} {...shared} placeholder={placeholderOf(field) || undefined} />
  if (!affix) return control
  return (
    <span className="form__affixed">
      <span aria-hidden="true">{affix}</span>
      {control}
    </span>
  )
}
