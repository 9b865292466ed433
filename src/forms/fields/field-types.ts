/** How input becomes the value of a field. */
type ValueShape =
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

/** The characteristics of a field type. */
interface FieldKind {
  readonly shape: ValueShape
  /** Names of the sub-values, in order. */
  readonly parts: readonly string[]
}

const field = (shape: ValueShape, ...parts: readonly string[]): FieldKind => ({ shape, parts })

/** Every field type, and `file`, which real pages use as well. */
export const FIELD_TYPES = {
  text: field('text'),
  textarea: field('text'),
  email: field('text'),
  number: field('text'),
  website: field('text'),
  password: field('text'),
  twitter: field('text'),
  date: field('parts', 'Month', 'Day', 'Year'),
  time: field('parts', 'Hour', 'Minute', 'Second', 'Ampm'),
  name: field('parts', 'First', 'Last'),
  address: field('parts', 'Line1', 'Line2', 'City', 'State', 'Zip', 'Country'),
  currency: field('text'),
  phone: field('phone', 'Country', 'Areacode', 'Prefix', 'Line'),
  section: field('none'),
  radio: field('radio'),
  checkbox: field('checkbox'),
  select: field('select'),
  likert: field('likert'),
  hidden: field('hidden'),
  file: field('files'),
} as const satisfies Readonly<Record<string, FieldKind>>

/** A field type. */
export type FieldTypeName = keyof typeof FIELD_TYPES

/** Returns the characteristics of a field type. */
export const fieldKind = (type: FieldTypeName): FieldKind => FIELD_TYPES[type]

/** Returns whether a text names a field type. */
export const isFieldTypeName = (type: string): type is FieldTypeName => Object.hasOwn(FIELD_TYPES, type)
