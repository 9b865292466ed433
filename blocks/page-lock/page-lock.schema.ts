import * as z from 'zod/mini'
import { headingLevel, oneOf } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-page-lock>`. */
export const pageLockSchema = z.object({
  /** For whom the page is; by the page's own type where it is left out. */
  kind: z.optional(oneOf(['members', 'locked'])),
  headingLevel: z._default(headingLevel(), 1),
})

/** All that the view needs; complete once it has passed the schema. */
export type PageLockData = z.output<typeof pageLockSchema>
