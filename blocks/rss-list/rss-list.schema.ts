import * as z from 'zod/mini'
import { positive, text } from '../../src/data/fields/validators'
import { RSS_MESSAGES } from './rss-list.messages'

const flag = () => z._default(z.boolean(), true)

/** `data-block-json` of `<ashlar-rss-list>`. */
export const rssListSchema = z.object({
  /** The URL of a same-origin RSS or Atom feed; by default that of the server's link. */
  url: text(),
  /** Maximum number of entries. */
  size: z._default(positive(), 5),
  /** Shows the publication dates, in the page's language and the site's time zone. */
  showDate: flag(),
  /** Shows the excerpts, as plain text. */
  showExcerpt: flag(),
  /** The accessible name of the list. */
  label: z._default(z.string(), () => RSS_MESSAGES.label),
})

/** The data after parsing, with all defaults. */
export type RssListData = z.output<typeof rssListSchema>
/** The part of the data that the server's HTML provides. */
export type RssListContent = Pick<z.input<typeof rssListSchema>, 'url'>
