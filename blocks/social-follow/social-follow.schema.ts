import * as z from 'zod/mini'
import { flag, oneOf, textMatching } from '../../src/data/fields/validators'

/** A name on X, with or without its sign. */
export const USERNAME = /^@?\w{1,15}$/

/** `data-block-json` of `<ashlar-social-follow>`. */
export const socialFollowSchema = z.object({
  /** Whom to follow on X (B2 L76); left out, the server's HTML stays. */
  username: z.optional(textMatching(USERNAME)),
  size: z._default(oneOf(['small', 'large']), 'small'),
  /** Shows how many follow. */
  showCount: flag(),
  /** The button's language, such as `en`; that of the page where it is left out. */
  language: z._default(z.string(), ''),
  /** Whether the server's HTML has a link to the profile. */
  isLinked: flag(),
})

/** All that the view needs; complete once it has passed the schema. */
export type SocialFollowData = z.output<typeof socialFollowSchema>
/** What the server's HTML can say of a follow button. */
export type SocialFollowContent = z.input<typeof socialFollowSchema>
