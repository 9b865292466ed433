/** The subset of JSON Schema (2020-12) that describes the data of blocks. */
export interface JsonSchema {
  readonly $schema?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** The schema of values that JSON cannot hold, such as elements: only the server's HTML gives them. */
export const HTML_ONLY: JsonSchema = { $schema: 'html-only' }

const isHtmlOnly = ({ $schema }: JsonSchema): boolean => $schema === HTML_ONLY.$schema

/** The end of the JSDoc of fields that only the server's HTML gives. */
const READ_FROM_HTML = /Read from HTML only\.$/

/** Omits everything that an author cannot write; returns `HTML_ONLY` if nothing is left. */
export function writable(schema: JsonSchema): JsonSchema {
  if (isHtmlOnly(schema)) return HTML_ONLY
  const { properties, required, items, anyOf, oneOf, allOf, additionalProperties, ...rest } = schema
  const { description } = rest
  const item = items && writable(items)
  if (item && isHtmlOnly(item)) return HTML_ONLY
  const choices = (anyOf ?? oneOf)?.map(writable).filter(choice => !isHtmlOnly(choice))
  if (choices?.length === 0) return HTML_ONLY
  const fields = Object.entries(properties ?? {}).flatMap(([key, field]) => {
    const kept = READ_FROM_HTML.test(field.description ?? '') ? HTML_ONLY : writable(field)
    return isHtmlOnly(kept) ? [] : [[key, kept] as const]
  })
  if (properties && Object.keys(properties).length > 0 && fields.length === 0) return HTML_ONLY
  // A default such as an empty list of nodes is that of the server's HTML.
  const isLost = choices?.length === 1 && choices[0]?.type === 'string' && typeof rest.default !== 'string'
  const needed = required?.filter(key => fields.some(([field]) => field === key))
  const values =
    typeof additionalProperties === 'object' ? writable(additionalProperties) : additionalProperties
  return {
    ...(isLost ? {} : rest),
    ...(isLost && description && { description }),
    ...(choices && (choices.length === 1 ? choices[0] : { anyOf: choices })),
    ...(allOf && merged(allOf.map(writable))),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(needed?.length && { required: needed }),
    ...(item && { items: item }),
    ...(values !== undefined && { additionalProperties: values }),
  }
}

/** Merges the fields of objects into one. */
function merged(parts: readonly JsonSchema[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** Whether a custom check accepts a value. */
export interface Accepts {
  (value: unknown): boolean
  /** The pattern of the texts that `textMatching` accepts. */
  readonly pattern?: RegExp
}

/** The start of the error of a check for one of some names. */
const ONE_OF = 'expected one of '

/** The range of whole numbers that are tried to find the limits of a number. */
const MAX_TRIED = 2000

/** Describes a check of our own: its names as an enumeration, its pattern, and the limits of its numbers. */
export function schemaOfCustom(type: JsonSchema, accepts: Accepts, error: string): JsonSchema {
  if (error.startsWith(ONE_OF)) {
    return { type: 'string', enum: error.slice(ONE_OF.length).split(', ') }
  }
  if (type.anyOf) return { ...type, anyOf: type.anyOf.map(choice => schemaOfCustom(choice, accepts, error)) }
  const { pattern } = accepts
  // JSON Schema has no flags.
  if (pattern && !pattern.flags) return { ...type, pattern: pattern.source }
  return type.type === 'number' ? { ...type, ...limitsOf(accepts) } : type
}

/** Finds the limits of the numbers that a check accepts by trying some. */
function limitsOf(accepts: Accepts): JsonSchema {
  const accepted = Array.from({ length: 2 * MAX_TRIED + 1 }, (_, at) => at - MAX_TRIED).filter(accepts)
  const [first = 0, last = 0] = [accepted[0], accepted.at(-1)]
  const isWhole = !accepts(first + 0.5)
  const isAbove0 = !isWhole && first === 1 && accepts(0.5)
  return {
    ...(isWhole && { type: 'integer' }),
    ...(isAbove0 ? { exclusiveMinimum: 0 } : first > -MAX_TRIED && { minimum: first }),
    ...(last < MAX_TRIED && { maximum: last }),
  }
}
