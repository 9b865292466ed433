/** How input becomes the value of a field [FORM-06]. */
export type ValueShape =
  | 'text'
  | 'parts'
  | 'phone'
  | 'radio'
  | 'checkbox'
  | 'select'
  | 'likert'
  | 'hidden'
  | 'files'
  | 'none'

/** A property of a field that its owner edits [FORM-59]. */
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

/** The characteristics of a field type. */
interface FieldKind {
  readonly shape: ValueShape
  /** Names of the sub-values, in order [FORM-15]. */
  readonly parts: readonly string[]
  readonly properties: readonly FieldProperty[]
}

const field = (
  shape: ValueShape,
  properties: readonly FieldProperty[] = [],
  parts: readonly string[] = [],
): FieldKind => ({ shape, parts, properties: ['description', 'required', ...properties] })

/** Every field type [FORM-59], and `file`, which real pages use as well. */
export const FIELD_TYPES = {
  text: field('text', ['placeholder']),
  textarea: field('text', ['placeholder']),
  email: field('text', ['placeholder']),
  number: field('text', ['placeholder']),
  website: field('text', ['placeholder']),
  password: field('text'),
  twitter: field('text'),
  date: field('parts', [], ['Month', 'Day', 'Year']),
  time: field('parts', [], ['Hour', 'Minute', 'Second', 'Ampm']),
  name: field('parts', [], ['First', 'Last']),
  address: field('parts', [], ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']),
  currency: field('text', ['currencySymbol']),
  phone: field('phone', ['showCountryCode'], ['Country', 'Areacode', 'Prefix', 'Line']),
  section: { shape: 'none', parts: [], properties: ['description', 'underline'] },
  radio: field('radio', ['options']),
  checkbox: field('checkbox', ['options']),
  select: field('select', ['options']),
  likert: field('likert', ['options']),
  hidden: { shape: 'hidden', parts: [], properties: ['key', 'value'] },
  file: field('files', ['files']),
} as const satisfies Readonly<Record<string, FieldKind>>

/** A field type. */
export type FieldTypeName = keyof typeof FIELD_TYPES

/** Returns the characteristics of a field type. */
export const fieldKind = (type: FieldTypeName): FieldKind => FIELD_TYPES[type]

/** Returns whether a text names a field type. */
export const isFieldTypeName = (type: string): type is FieldTypeName => Object.hasOwn(FIELD_TYPES, type)

/** Optional capabilities of a site's form handler. */
export interface FormHandlerFlags {
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
  const { properties } = fieldKind(type)
  return type === 'textarea' && maxLength ? [...properties, 'maxLength'] : properties
}

/** Returns whether fields of a type may have a placeholder. */
export const allowsPlaceholder = (type: FieldTypeName): boolean =>
  fieldKind(type).properties.includes('placeholder')
