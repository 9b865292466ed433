import * as z from 'zod/mini'
import { instanceOf, list, oneOf, text } from '../../src/data/fields/validators'
import { SHARE_MESSAGES } from './share-buttons.messages'

/** Where a page can be shared by a plain link. */
export const SHARE_SERVICES = [
  'facebook',
  'x',
  'linkedin',
  'pinterest',
  'reddit',
  'tumblr',
  'whatsapp',
  'email',
] as const

/** `data-block-json` of `<ashlar-share-buttons>`. Links in the server's HTML win over `services`. */
export const shareButtonsSchema = z.object({
  /** What is shared; the page itself where it is left out. */
  url: text(),
  title: text(),
  /** Picture for services that want one. */
  image: text(),
  services: z._default(z.array(oneOf(SHARE_SERVICES)), ['facebook', 'x', 'linkedin', 'email']),
  label: z._default(z.string(), () => SHARE_MESSAGES.label),
  /** The links of the server's HTML. */
  links: list(instanceOf(Element)),
})

/** All that the view needs; complete once it has passed the schema. */
export type ShareButtonsData = z.output<typeof shareButtonsSchema>
/** One of the services. */
export type ShareService = (typeof SHARE_SERVICES)[number]
