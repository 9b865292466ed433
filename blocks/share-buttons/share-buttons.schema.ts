import * as z from 'zod/mini'
import { instanceOf, list, oneOf, text } from '../../src/data/fields/validators'
import { SHARE_MESSAGES } from './share-buttons.messages'

/** Services with a share URL. */
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

/** `data-block-json` of `<ashlar-share-buttons>`. Links in the server's HTML take precedence over `services`. */
export const shareButtonsSchema = z.object({
  /** The shared URL; by default the page's. */
  url: text(),
  /** The title that services show; by default the page's. */
  title: text(),
  /** The URL of an image, for services that support one. */
  image: text(),
  /** The services, in order. */
  services: z._default(z.array(oneOf(SHARE_SERVICES)), ['facebook', 'x', 'linkedin', 'email']),
  /** The accessible name of the list. */
  label: z._default(z.string(), () => SHARE_MESSAGES.label),
  /** The links of the server's HTML. Read from HTML only. */
  links: list(instanceOf(Element)),
})

/** The data after parsing, with all defaults. */
export type ShareButtonsData = z.output<typeof shareButtonsSchema>
/** One of the services. */
export type ShareService = (typeof SHARE_SERVICES)[number]
