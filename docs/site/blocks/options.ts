import type { Schema } from './facts.ts'

/** A row of a table of options. */
export interface OptionRow {
  readonly key: string
  /** As in `'plus' | 'arrow'`, `number`, `array of objects`. */
  readonly type: string
  /** As JSON; undefined if the option has no default. */
  readonly default: string | undefined
  /** As in `1 to 6`. */
  readonly limits: string
  readonly meaning: string
  /** The depth in the data: 0 for options of the block, 1 for those of its items. */
  readonly depth: number
  readonly isRequired: boolean
}

/** The depth of nested objects that tables show; deeper ones are in the JSON Schema. */
const DEEPEST = 2

/** Lists the options of a schema in its order, nested ones below theirs. */
export function optionRows(schema: Schema, prefix = '', depth = 0): OptionRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, option]) => {
    const key = `${prefix}${name}`
    const row = {
      key,
      type: typeName(option),
      default: shownDefault(option),
      limits: limitsOf(option),
      meaning: option.description ?? '',
      depth,
      isRequired: schema.required?.includes(name) ?? false,
    }
    const [nested, path] = nestedIn(option, key)
    return nested && depth < DEEPEST ? [row, ...optionRows(nested, path, depth + 1)] : [row]
  })
}

/** The objects inside an option, and the path of their keys. */
function nestedIn(option: Schema, key: string): readonly [Schema | undefined, string] {
  const variants = [option, ...(option.anyOf ?? [])]
  const list = variants.find(variant => hasOptions(variant.items))
  if (list) return [list.items, `${key}[].`]
  return [variants.find(hasOptions), `${key}.`]
}

const hasOptions = (schema: Schema | undefined): schema is Schema =>
  Object.keys(schema?.properties ?? {}).length > 0

/** The type of an option in the words of JSON. */
export function typeName({ type, enum: values, const: value, items, anyOf }: Schema): string {
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map(one => JSON.stringify(one)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(typeName))].join(' | ')
  if (type === 'array') return items ? `array of ${plural(typeName(items))}` : 'array'
  return typeof type === 'string' ? type : (type?.join(' | ') ?? 'any value')
}

const plural = (name: string): string =>
  /^(string|number|integer|object|boolean)$/.test(name) ? `${name}s` : name

function shownDefault({ default: value }: Schema): string | undefined {
  if (value === undefined) return undefined
  const text = JSON.stringify(value)
  return text.length > 60 ? undefined : text
}

function limitsOf({ minimum, maximum, exclusiveMinimum, minLength, maxLength }: Schema): string {
  // Schemas of integers carry the limits of safe integers.
  const top = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  const bottom = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  if (bottom !== undefined && top !== undefined) return `${bottom} to ${top}`
  if (bottom !== undefined) return `${bottom} or more`
  if (top !== undefined) return `${top} or less`
  if (exclusiveMinimum !== undefined) return `above ${exclusiveMinimum}`
  if (maxLength !== undefined) return `${maxLength} characters or fewer`
  return minLength ? `${minLength} characters or more` : ''
}
