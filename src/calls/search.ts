import * as z from 'zod/mini'
import { list, number } from '../data/fields/validators'
import { type Answered, defineSchema } from './define-schema'
import { MOST_OF_A_QUERY } from './limits'
import { textOf, textTo } from './request-fields'

/** Searches the pages and products of the site; public pages of the builder call it so. */
export const SEARCH_PATH = '/api/search/GeneralSearch'

/** Found items that an answer holds where nobody asks for fewer or more. */
export const ITEMS_OF_A_PAGE = 10

export const searchQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({
    q: textTo(MOST_OF_A_QUERY, 'A query'),
    /** The page of the answer, from 0. */
    p: z._default(textOf(/^\d{1,3}$/), '0'),
    /** Items of a page, at most 50. */
    size: z._default(textOf(/^([1-9]|[1-4]\d|50)$/), `${ITEMS_OF_A_PAGE}`),
    /** Looks in this collection only. */
    collectionId: z.optional(textTo(200)),
  }),
)

/** A text; anything else that a site answers counts as none, and the rest of the item still shows. */
const lenientText = () =>
  z._default(
    z.pipe(
      z.custom<string>(() => true),
      z.transform(value => (typeof value === 'string' ? value : '')),
    ),
    '',
  )

/** One page or product that was found. All of it is text, never HTML. */
export const found = z.object({
  title: lenientText(),
  itemUrl: lenientText(),
  /** The sentence around the words that were found, or what the item says of itself. */
  excerpt: lenientText(),
  /** Empty for none. */
  imageUrl: lenientText(),
  collectionDisplayName: lenientText(),
})

export type WireFound = Answered<typeof searchAnswer>

/** The results, best first. */
export const searchAnswer = /* @__PURE__ */ defineSchema(() =>
  z.object({
    items: list(found),
    /** All that was found, on every page of the answer. */
    totalCount: number(),
  }),
)
