import * as z from 'zod/mini'
import { headingLevel, oneOf } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-page-lock>`. */
export const pageLockSchema = z.object({
  /** The reason for the lock; by default that of the page type. */
  kind: z.optional(oneOf(['members', 'locked'])),
  /** The level of the heading, 1 to 6. */
  headingLevel: z._default(headingLevel(), 1),
})

/** The data after parsing, with all defaults. */
export type PageLockData = z.output<typeof pageLockSchema>
