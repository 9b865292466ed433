import * as z from 'zod/mini'
import { flag, oneOf, textMatching } from '../../src/data/fields/validators'

/** A username on X, with or without `@`. */
export const USERNAME = /^@?\w{1,15}$/

/** `data-block-json` of `<ashlar-social-follow>`. */
export const socialFollowSchema = z.object({
  /** The username on X [WID-05]; without one, the server's HTML stays. */
  username: z.optional(textMatching(USERNAME, 'a username of at most 15 letters, digits and underscores')),
  /** The size of the button. */
  size: z._default(oneOf(['small', 'large']), 'small'),
  /** Shows the number of followers. */
  showCount: flag(),
  /** The language of the button, such as `en`; by default the page's. */
  language: z._default(z.string(), ''),
  /** Whether the server's HTML links to the profile. Read from HTML only. */
  isLinked: flag(),
})

/** The data after parsing, with all defaults. */
export type SocialFollowData = z.output<typeof socialFollowSchema>
/** The part of the data that the server's HTML provides. */
export type SocialFollowContent = z.input<typeof socialFollowSchema>
