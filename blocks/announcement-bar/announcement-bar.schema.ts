import * as z from 'zod/mini'
import { flag, text } from '../../src/data/fields/validators'
import { ANNOUNCEMENT_MESSAGES } from './announcement-bar.messages'

/** `data-block-json` of `<ashlar-announcement-bar>`. */
export const announcementBarSchema = z.object({
  /** HTML, cleaned before it is shown; what stands in the server's HTML wins. */
  html: text(),
  /** Where a press on it leads. */
  url: text(),
  newWindow: flag(),
  /** Whether a visitor can close it. */
  isClosable: z._default(z.boolean(), true),
  /** Names it, where a page has several. */
  label: z._default(z.string(), () => ANNOUNCEMENT_MESSAGES.label),
})

/** All that the view needs; complete once it has passed the schema. */
export type AnnouncementBarData = z.output<typeof announcementBarSchema>
