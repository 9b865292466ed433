import * as z from 'zod/mini'
import { flag, instanceOf, list, oneOf, text } from '../../src/data/fields/validators'
import { SOCIAL_MESSAGES } from './social-links.messages'

const link = z.object({
  /** The URL of a profile, or a `mailto:` or `tel:` URL. */
  url: z.string(),
  /** The text of the link; by default the name of the service. */
  name: text(),
})

/** `data-block-json` of `<ashlar-social-links>`. Links in the server's HTML stay unless `links` has others. */
export const socialLinksSchema = z.object({
  /** The profiles, in order; by default the links of the HTML inside. */
  links: list(link),
  /** Shows only the icons of links from the JSON, with visually hidden names. */
  iconsOnly: flag(),
  /** Opens the profiles in a new window. */
  newWindow: flag(),
  /** Where the icons stand in their row. */
  alignment: z._default(oneOf(['start', 'center', 'end']), 'start'),
  /** The accessible name of the list. */
  label: z._default(z.string(), () => SOCIAL_MESSAGES.label),
  /** The links of the server's HTML. Read from HTML only. */
  serverLinks: list(instanceOf(HTMLAnchorElement)),
})

/** The data after parsing, with all defaults. */
export type SocialLinksData = z.output<typeof socialLinksSchema>
/** The part of the data that the server's HTML provides. */
export type SocialLinksContent = z.input<typeof socialLinksSchema>
