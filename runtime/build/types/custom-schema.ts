import type { JsonSchema } from './json-schema.ts'

/** Whether a custom check accepts a value. */
export type Accepts = (value: unknown) => boolean

/** The start of the error of a check for one of some names. */
const ONE_OF = 'expected one of '

/** The error of a check for a pattern. JSON Schema has no flags. */
const LIKE = /^expected a text like \/(.+)\/$/

/** The range of whole numbers that are tried to find the limits of a number. */
const MAX_TRIED = 2000

/** Describes a check of our own: its names as an enumeration, its pattern, and the limits of its numbers. */
export function schemaOfCustom(type: JsonSchema, accepts: Accepts, error: string): JsonSchema {
  if (error.startsWith(ONE_OF)) {
    return { type: 'string', enum: error.slice(ONE_OF.length).split(', ') }
  }
  const pattern = LIKE.exec(error)?.[1]
  if (pattern !== undefined) return { ...type, pattern }
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
