import * as z from 'zod/mini'
import { flag, text } from '../../src/data/fields/validators'
import { ANNOUNCEMENT_MESSAGES } from './announcement-bar.messages'

/** `data-block-json` of `<ashlar-announcement-bar>`. */
export const announcementBarSchema = z.object({
  /** HTML, sanitized before display. The server's HTML inside the block takes precedence. */
  html: text(),
  /** The target of a click on the bar. */
  url: text(),
  /** Opens the target in a new window. */
  newWindow: flag(),
  /** Shows a close button. */
  isClosable: z._default(z.boolean(), true),
  /** The accessible name of the bar. */
  label: z._default(z.string(), () => ANNOUNCEMENT_MESSAGES.label),
})

/** The data after parsing, with all defaults. */
export type AnnouncementBarData = z.output<typeof announcementBarSchema>
