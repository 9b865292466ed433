import * as z from 'zod/mini'
import { oneOf, text } from '../../src/data/fields/validators'
import { BADGE_MESSAGES } from './site-badge.messages'

/** `data-block-json` of `<ashlar-site-badge>`. */
export const siteBadgeSchema = z.object({
  /** The text of the badge. */
  text: z._default(z.string(), () => BADGE_MESSAGES.text),
  /** The URL of the badge's link. */
  url: text(),
  /** The corner of the window. */
  corner: z._default(oneOf(['top-left', 'top-right', 'bottom-left', 'bottom-right']), 'bottom-right'),
})

/** The data after parsing, with all defaults. */
export type SiteBadgeData = z.output<typeof siteBadgeSchema>
