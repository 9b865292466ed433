/*
 * The limits of what a call carries: one table for the server, which refuses more, and for the fields that visitors type in.
 */

/** Pieces of one entry of the cart. */
export const MOST_OF_AN_ENTRY = 10_000

/** Entries of a cart. */
export const MOST_ENTRIES = 200

/** Characters of a SKU [PROD-11]. */
export const MOST_OF_A_SKU = 60

/** Characters of a note to the shop. */
export const MOST_OF_A_NOTE = 2000

/** Characters of a coupon, or of a gift card's number. */
export const MOST_OF_A_CODE = 60

/** Characters of what a product's own form asks for, as JSON. */
export const MOST_OF_ADDITIONAL_FIELDS = 20_000

/** Characters of a search query. */
export const MOST_OF_A_QUERY = 200

/** Characters of a review's author, title and body. */
export const MOST_OF_AN_AUTHOR = 80
export const MOST_OF_A_REVIEW_TITLE = 120
export const MOST_OF_A_REVIEW = 4000

/** Characters of an id. */
export const MOST_OF_AN_ID = 200

/** Error reports of one call; a page queues ten [ERR-09]. */
export const MOST_REPORTS = 20

/** Performance records, or lines of the log, of one call. */
export const MOST_RECORDS = 500
