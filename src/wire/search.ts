import * as z from 'zod/mini'
import { MOST_OF_A_QUERY } from './search-path'

export { SEARCH_PATH } from './search-path'

export const searchQuery = z.object({
  q: z.string().check(z.maxLength(MOST_OF_A_QUERY)),
  /** The page of the answer, from 0. */
  p: z._default(z.string().check(z.regex(/^\d{1,3}$/)), '0'),
  /** Items of a page, at most 50. */
  size: z._default(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), '10'),
  /** Looks in this collection only. */
  collectionId: z.optional(z.string().check(z.maxLength(200))),
})

/** What was found, the best first. All of it is text, never HTML. */
export const searchAnswer = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      itemUrl: z.string(),
      /** The sentence around the words that were found, or what the item says of itself. */
      excerpt: z.string(),
      /** Empty for none. */
      imageUrl: z.string(),
      collectionDisplayName: z.string(),
    }),
  ),
  /** All that was found, on every page of the answer. */
  totalCount: z.number(),
})

export type WireFound = z.output<typeof searchAnswer>
