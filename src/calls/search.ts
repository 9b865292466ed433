import * as z from 'zod/mini'
import { list, number } from '../data/fields/validators'
import { type Answered, defineSchema } from './define-schema'
import { MAX_QUERY_LENGTH } from './limits'
import { textOf, textTo } from './request-fields'

/** Searches the pages and products of the site; the builder's public pages use the same path. */
export const SEARCH_PATH = '/api/search/GeneralSearch'

/** Default number of results per page. */
export const ITEMS_OF_A_PAGE = 10

export const searchQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({
    q: textTo(MAX_QUERY_LENGTH, 'A query'),
    /** The page of results, from 0. */
    p: z._default(textOf(/^\d{1,3}$/), '0'),
    /** Results per page, at most 50. */
    size: z._default(textOf(/^([1-9]|[1-4]\d|50)$/), `${ITEMS_OF_A_PAGE}`),
    /** Restricts the search to a collection. */
    collectionId: z.optional(textTo(200)),
  }),
)

/** A text; values of another type count as missing, and the rest of the item still shows. */
const lenientText = () =>
  z._default(
    z.pipe(
      z.custom<string>(() => true),
      z.transform(value => (typeof value === 'string' ? value : '')),
    ),
    '',
  )

/** A search result: a page or a product. All of it is text, never HTML. */
export const found = z.object({
  title: lenientText(),
  itemUrl: lenientText(),
  /** The sentence around the match, or the item's description. */
  excerpt: lenientText(),
  /** Empty if missing. */
  imageUrl: lenientText(),
  collectionDisplayName: lenientText(),
})

export type WireFound = Answered<typeof searchAnswer>

/** The results as pages read them: invalid ones are left out, one by one. */
export const foundList = z.object({
  items: z.array(z.unknown()),
  totalCount: z.optional(z.unknown()),
})

export type FoundList = z.output<typeof foundList>

/** The results, best first. */
export const searchAnswer = /* @__PURE__ */ defineSchema(() =>
  z.object({
    items: list(found),
    /** The total number of results. */
    totalCount: number(),
  }),
)
