import * as z from 'zod/mini'
import { list, text } from '../../data/fields/validators'
import { allowsPlaceholder, FIELD_TYPES, type FieldTypeName, isFieldTypeName } from './field-types'

const flag = () => z._default(z.boolean(), false)

/** Real pages end their lists of options with a null. */
const options = z._default(
  z.pipe(
    z.array(z.union([z.string(), z.custom<null>(value => value === null)])),
    z.transform(all => all.filter(option => option !== null)),
  ),
  [],
)

/** Real pages write an empty text for none, and numbers as texts. What is no number above 0 means no limit (A5 L84). */
const maxLength = z._default(
  z.pipe(
    z.union([z.number(), z.string(), z.custom<null>(value => value === null)]),
    z.transform(value => maxLengthOf(value)),
  ),
  0,
)

/** One field of a form (B3 L175). */
export const fieldSchema = z.object({
  type: z.custom<FieldTypeName>(
    type => typeof type === 'string' && isFieldTypeName(type),
    `expected one of ${Object.keys(FIELD_TYPES).join(', ')}`,
  ),
  /** Names the field in what is sent. */
  id: z.custom<string>(id => typeof id === 'string' && id !== '', 'expected an id'),
  title: text(),
  description: text(),
  required: flag(),
  placeholder: text(),
  /** Characters of a text area at most; 0 means no limit. */
  maxLength,
  /** What can be chosen; the questions of a likert field. */
  options,
  showCountryCode: flag(),
  currencySymbol: text(),
  underline: flag(),
  /** Name in the query of the page's address from which a hidden field takes its value; its title where it is empty. */
  key: text(),
  /** Value of a hidden field that the address does not give. */
  value: text(),
  /** Suggests addresses while the street of an address field is typed, by the calls of the places service. */
  suggestPlaces: flag(),
  /** Token of the browser's autofill, where the type does not say it. */
  autocomplete: text(),
  /** Names after the dot that a file may have; any when empty. */
  allowedFileTypes: list(z.string()),
  numFiles: z._default(z.number(), 1),
  /** Megabytes of a file at most; 0 means as many as the server takes. */
  maxFileMegabytes: z._default(z.number(), 0),
})

/** A field of a form, complete. */
export type FormField = z.output<typeof fieldSchema>
export type FormFieldInput = z.input<typeof fieldSchema>

/** The text in an empty field; types that have none ignore it (B3 L175). */
export const placeholderOf = ({ type, placeholder }: Pick<FormField, 'type' | 'placeholder'>): string =>
  allowsPlaceholder(type) ? placeholder : ''

/** The limit that `data-max-length` or a definition names; 0 for anything but a number above 0 (A5 L84). */
export function maxLengthOf(value: unknown): number {
  const limit = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof limit === 'number' && limit > 0 && Number.isFinite(limit) ? Math.floor(limit) : 0
}
