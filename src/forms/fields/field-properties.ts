import type { FieldTypeName } from './field-types'

/** A property of a field that its owner edits. */
export type FieldProperty =
  | 'description'
  | 'required'
  | 'placeholder'
  | 'maxLength'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'underline'
  | 'options'
  | 'key'
  | 'value'
  | 'files'

const field = (...own: readonly FieldProperty[]): readonly FieldProperty[] => [
  'description',
  'required',
  ...own,
]

/** The properties that a form's owner edits, by the type of the field. */
const FIELD_PROPERTIES: Readonly<Record<FieldTypeName, readonly FieldProperty[]>> = {
  text: field('placeholder'),
  textarea: field('placeholder'),
  email: field('placeholder'),
  number: field('placeholder'),
  website: field('placeholder'),
  password: field(),
  twitter: field(),
  date: field(),
  time: field(),
  name: field(),
  address: field(),
  currency: field('currencySymbol'),
  phone: field('showCountryCode'),
  section: ['description', 'underline'],
  radio: field('options'),
  checkbox: field('options'),
  select: field('options'),
  likert: field('options'),
  hidden: ['key', 'value'],
  file: field('files'),
}

/** Optional capabilities of a site's form handler. */
interface FormHandlerFlags {
  /** Text areas can have a limit. */
  readonly maxLength?: boolean
}

/**
 * Returns the properties of a type that an owner edits; `maxLength` requires a form handler that supports it.
 */
export function fieldProperties(
  type: FieldTypeName,
  { maxLength = false }: FormHandlerFlags = {},
): readonly FieldProperty[] {
  const properties = FIELD_PROPERTIES[type]
  return type === 'textarea' && maxLength ? [...properties, 'maxLength'] : properties
}

/** Returns the placeholder of a field; types without one ignore it. */
export const placeholderOf = ({
  type,
  placeholder,
}: {
  readonly type: FieldTypeName
  readonly placeholder: string
}): string => (FIELD_PROPERTIES[type].includes('placeholder') ? placeholder : '')
