import type { OptionRow } from './options.ts'
import type { OptionNote } from './readme.ts'

/** An option as its table shows it: what the schema says, completed by the README of the block. */
export interface DescribedOption {
  readonly key: string
  /** The key as older data spells it, if the README does. */
  readonly alias: string
  readonly type: string
  /** Markdown. */
  readonly default: string
  readonly limits: string
  /** Markdown. */
  readonly meaning: string
  readonly depth: number
  readonly isRequired: boolean
  /** Where the key is, if it is no option of the block: as in `in the cart`. */
  readonly place: string
}

/** Options of a block in the order of its README; the others follow. */
export function describedOptions(
  rows: readonly OptionRow[],
  notes: readonly OptionNote[],
): DescribedOption[] {
  const byKey = new Map(rows.map(row => [row.key, row]))
  const left = new Set(rows.filter(({ depth }) => depth === 0))
  const noted = notes.flatMap(note =>
    note.keys.flatMap((key, at) => {
      const row = byKey.get(schemaKey(key))
      if (!row) return [foreign(key, note, at)]
      // Otherwise another note has described it.
      return left.delete(row) ? [known(row, key, note, at, defaultsOf(row.key, notes))] : []
    }),
  )
  return [...noted, ...[...left].map(ofSchema)]
}

/** The fields of an option's objects: `slides[].src` of `slides`. */
export interface Fields {
  readonly of: string
  readonly options: readonly DescribedOption[]
}

/** The fields of the objects in a block's options, by option. */
export function nestedFields(rows: readonly OptionRow[]): Fields[] {
  return rows
    .filter(({ depth }) => depth === 0)
    .map(({ key }) => ({ of: key, options: rows.filter(row => isInside(row.key, key)).map(ofSchema) }))
    .filter(({ options }) => options.length > 0)
}

/** Hyphenated keys that are not just the hyphenated form of the key in the schema. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'aspect-ratio': 'thumbnailAspectRatio' }

/** The schema's spelling of a key: `thumbnails-per-row` is `thumbnailsPerRow`. */
export const schemaKey = (key: string): string =>
  OTHER_NAMES[key] ?? key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const isInside = (key: string, list: string): boolean =>
  key.startsWith(`${list}[].`) || key.startsWith(`${list}.`)

const ofSchema = (row: OptionRow): DescribedOption => ({
  ...row,
  alias: '',
  default: row.default === undefined || row.default === '""' ? '' : `\`${row.default}\``,
  place: '',
})

function known(row: OptionRow, key: string, note: OptionNote, at: number, defaults: string): DescribedOption {
  const option = ofSchema(row)
  return {
    ...option,
    alias: key === row.key ? '' : key,
    default: option.default || defaults,
    meaning: note.keys.length === 1 ? note.meaning : row.meaning || (partsOf(note)?.[at] ?? ''),
    place: note.place,
  }
}

/** A key of the page context, whose type follows from its default. */
function foreign(key: string, note: OptionNote, at: number): DescribedOption {
  const fallback = defaultAt(note, at)
  return {
    key,
    alias: '',
    type: typeOfDefault(fallback),
    default: fallback,
    limits: '',
    meaning: note.keys.length === 1 ? note.meaning : (partsOf(note)?.[at] ?? ''),
    depth: 0,
    isRequired: false,
    place: note.place,
  }
}

/** The parts of a meaning, if it has one for each key: `the text; the accessible name`. */
function partsOf({ keys, meaning }: OptionNote): readonly string[] | undefined {
  const parts = meaning.split(/;\s+/)
  return parts.length === keys.length ? parts : undefined
}

/** The defaults that the notes give an option, which may differ by design: `0`, `20` or `1`. */
function defaultsOf(key: string, notes: readonly OptionNote[]): string {
  const all = notes.flatMap(note =>
    note.keys.flatMap((name, at) => (schemaKey(name) === key ? defaultAt(note, at) : [])),
  )
  return [...new Set(all.filter(Boolean))].join(', ').replace(/, (?=[^,]*$)/, ' or ')
}

function defaultAt({ default: text, keys }: OptionNote, at: number): string {
  const parts = text.split(/,\s+(?=`|–|[a-z])/i)
  const part = parts.length === keys.length ? parts[at] : parts.length === 1 || keys.length === 1 ? text : ''
  return (part ?? '').replace(/^–$/, '')
}

function typeOfDefault(fallback: string): string {
  const [, value] = /^`(.*)`$/.exec(fallback) ?? []
  const text = value ?? fallback
  if (/^(true|false)$/.test(text)) return 'boolean'
  if (/^-?[\d.]+$/.test(text)) return 'number'
  if (text.startsWith('[')) return 'array'
  if (text.startsWith('{')) return 'object'
  return value === undefined ? '' : 'string'
}
