import * as z from 'zod/mini'
import { text } from '../../src/fields'

/** A moment in ms since 1970, or as ISO 8601 writes it; one that cannot be read is left out. */
const moment = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform(value => {
    const ms = new Date(value).getTime()
    return Number.isNaN(ms) ? undefined : ms
  }),
)

/** An item as collections have it. */
export const itemSchema = z.object({
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

export type SummaryItem = z.output<typeof itemSchema>
