import * as z from 'zod/mini'
import { flag, instanceOf, list, oneOf, text } from '../../src/data/fields/validators'
import { SOCIAL_MESSAGES } from './social-links.messages'

const link = z.object({
  /** A profile, a `mailto:` or a `tel:` address. */
  url: z.string(),
  /** What the link says; the name of the service where it is left out. */
  name: text(),
})

/** `data-block-json` of `<ashlar-social-links>`. Links in the server's HTML stay unless `links` names others. */
export const socialLinksSchema = z.object({
  links: list(link),
  /** Draws the icons alone; their names stay for those who do not see them. */
  iconsOnly: flag(),
  newWindow: flag(),
  alignment: z._default(oneOf(['start', 'center', 'end']), 'start'),
  /** Names the list. */
  label: z._default(z.string(), () => SOCIAL_MESSAGES.label),
  /** The links of the server's HTML. */
  serverLinks: list(instanceOf(HTMLAnchorElement)),
})

/** All that the view needs; complete once it has passed the schema. */
export type SocialLinksData = z.output<typeof socialLinksSchema>
/** What the server's HTML can say of social links. */
export type SocialLinksContent = z.input<typeof socialLinksSchema>
