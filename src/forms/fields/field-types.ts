/** How the value of a field is made of what was entered (A3 L42-52). */
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

/** A property of a field that its owner edits (B3 L175). */
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

/** What is known of one type of field. */
interface FieldKind {
  readonly shape: ValueShape
  /** Names of the sub-values, in their order (A3 L54). */
  readonly parts: readonly string[]
  readonly properties: readonly FieldProperty[]
}

const field = (
  shape: ValueShape,
  properties: readonly FieldProperty[] = [],
  parts: readonly string[] = [],
): FieldKind => ({ shape, parts, properties: ['description', 'required', ...properties] })

/** Every type of field (B3 L175), and `file`, which real pages have too. */
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

/** A type of field. */
export type FieldTypeName = keyof typeof FIELD_TYPES

/** What is known of a type. */
export const fieldKind = (type: FieldTypeName): FieldKind => FIELD_TYPES[type]

/** Whether a text names a type of field. */
export const isFieldTypeName = (type: string): type is FieldTypeName => Object.hasOwn(FIELD_TYPES, type)

/** What the handler of a site's forms can do beyond the ground. */
export interface FormHandlerFlags {
  /** Text areas have a limit of their own. */
  readonly maxLength?: boolean
}

/** The properties of a type that an owner edits; `maxLength` needs a form handler that knows it (B3 L175). */
export function fieldProperties(
  type: FieldTypeName,
  { maxLength = false }: FormHandlerFlags = {},
): readonly FieldProperty[] {
  const { properties } = fieldKind(type)
  return type === 'textarea' && maxLength ? [...properties, 'maxLength'] : properties
}

/** Whether a field of that type may have a placeholder (B3 L175). */
export const allowsPlaceholder = (type: FieldTypeName): boolean =>
  fieldKind(type).properties.includes('placeholder')
