import * as z from 'zod/mini'
import { oneOf, text } from '../../src/data/fields/validators'
import { BADGE_MESSAGES } from './site-badge.messages'

/** `data-block-json` of `<ashlar-site-badge>`. */
export const siteBadgeSchema = z.object({
  text: z._default(z.string(), () => BADGE_MESSAGES.text),
  /** Where it leads; nowhere without one. */
  url: text(),
  corner: z._default(oneOf(['top-left', 'top-right', 'bottom-left', 'bottom-right']), 'bottom-right'),
})

/** All that the view needs; complete once it has passed the schema. */
export type SiteBadgeData = z.output<typeof siteBadgeSchema>
