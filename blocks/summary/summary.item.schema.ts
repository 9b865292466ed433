import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { text } from '../../src/data/fields/validators'

/** A moment in ms since 1970, or as ISO 8601 writes it; one that cannot be read is left out. */
const moment = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform(value => {
    const ms = new Date(value).getTime()
    return Number.isNaN(ms) ? undefined : ms
  }),
)

const wire = z.object({
  title: text(),
  /** Its page. */
  fullUrl: text(),
  /** Plain text. */
  excerpt: text(),
  /** Its picture. */
  assetUrl: text(),
  /** What the picture says to those who do not see it; beside the title it may say nothing. */
  assetAlt: text(),
  publishOn: z.optional(moment),
  /** When an event begins: shown instead of when it was published. */
  startDate: z.optional(moment),
})

/** An item as collections have it; what it has not, a collection may write as null. */
export const itemSchema = z.pipe(z.transform(withoutNull), wire)

export type SummaryItem = z.output<typeof itemSchema>

function withoutNull(item: unknown): unknown {
  if (!isRecord(item)) return item
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
}
