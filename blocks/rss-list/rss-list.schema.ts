import * as z from 'zod/mini'
import { positive, text } from '../../src/data/fields/validators'
import { RSS_MESSAGES } from './rss-list.messages'

const flag = () => z._default(z.boolean(), true)

/** `data-block-json` of `<ashlar-rss-list>`. */
export const rssListSchema = z.object({
  /** Address of an RSS or Atom feed on the page's own host; left out, that of the link in the server's HTML. */
  url: text(),
  /** Entries that are shown at most. */
  size: z._default(positive(), 5),
  /** Shows when each entry was published. */
  showDate: flag(),
  /** Shows what each entry says of itself, as plain text. */
  showExcerpt: flag(),
  /** Names the list for assistive technology. */
  label: z._default(z.string(), () => RSS_MESSAGES.label),
})

/** All that the list's view needs; complete once it has passed the schema. */
export type RssListData = z.output<typeof rssListSchema>
/** The content that the server's HTML of a feed gives. */
export type RssListContent = Pick<z.input<typeof rssListSchema>, 'url'>
