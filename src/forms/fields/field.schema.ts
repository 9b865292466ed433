import * as z from 'zod/mini'
import { list, text } from '../../data/fields/validators'
import { FIELD_TYPES, type FieldTypeName, isFieldTypeName } from './field-types'

/** An optional boolean, `false` by default. */
export const flag = () => z._default(z.boolean(), false)

/** On real pages, lists of options end with null. */
const options = z._default(
  z.pipe(
    z.array(
      z.custom<string | null>(
        value => value === null || typeof value === 'string',
        'expected string or null',
      ),
    ),
    z.transform(all => all.filter(option => option !== null)),
  ),
  [],
)

/**
 * Real pages have an empty text for no limit, and numbers as texts. Anything but a number above 0 means no
 * limit [FORM-39].
 */
const maxLength = z._default(
  z.pipe(
    z.custom<string | number | null>(
      value => value === null || ['string', 'number'].includes(typeof value),
      'expected string, number or null',
    ),
    z.transform(value => maxLengthOf(value)),
  ),
  0,
)

/** One field of a form [FORM-58]. */
export const fieldSchema = z.object({
  /** The type of answer that the field expects. */
  type: z.custom<FieldTypeName>(
    type => typeof type === 'string' && isFieldTypeName(type),
    `expected one of ${Object.keys(FIELD_TYPES).join(', ')}`,
  ),
  /** The field's name in submissions. */
  id: z.custom<string>(id => typeof id === 'string' && id !== '', 'expected an id'),
  /** The label. */
  title: text(),
  /** A hint below the label. */
  description: text(),
  /** The form is not sent without it. */
  required: flag(),
  /** An example of an answer, shown in the empty field. */
  placeholder: text(),
  /** Maximum number of characters of a text area; 0 means no limit. */
  maxLength,
  /** The choices; the questions of a likert field. */
  options,
  /** Asks for the country code of a phone number. */
  showCountryCode: flag(),
  /** Shows one control of the browser (`type=date`, `time`, `tel`) for a date, a time or a phone, instead of several. */
  native: flag(),
  /** The symbol before an amount of money. */
  currencySymbol: text(),
  /** Draws a line below the heading of a section. */
  underline: flag(),
  /** Name of the query parameter from which a hidden field takes its value; the field's title if empty. */
  key: text(),
  /** Value of a hidden field without a query parameter. */
  value: text(),
  /** Suggests addresses while the visitor types the street of an address field, from the places service. */
  suggestPlaces: flag(),
  /** The autofill token, if the type does not imply it. */
  autocomplete: text(),
  /** File extensions that are allowed; any if empty. */
  allowedFileTypes: list(z.string()),
  /** The maximum number of files. */
  numFiles: z._default(z.number(), 1),
  /** Maximum size of a file in megabytes; 0 means the server's limit. */
  maxFileMegabytes: z._default(z.number(), 0),
})

/** A parsed field of a form. */
export type FormField = z.output<typeof fieldSchema>
export type FormFieldInput = z.input<typeof fieldSchema>

/** Returns the limit in `data-max-length` or a definition; 0 for anything but a number above 0 [FORM-39]. */
export function maxLengthOf(value: unknown): number {
  const limit = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof limit === 'number' && limit > 0 && Number.isFinite(limit) ? Math.floor(limit) : 0
}
