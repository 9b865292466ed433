/*
 * The limits of call parameters: one table for the server, which rejects more, and for the visitor's fields.
 */

/** Quantity of a cart entry. */
export const MOST_OF_AN_ENTRY = 10_000

/** Number of cart entries. */
export const MOST_ENTRIES = 200

/** Length of a SKU [PROD-11]. */
export const MOST_OF_A_SKU = 60

/** Length of a note to the shop. */
export const MOST_OF_A_NOTE = 2000

/** Length of a coupon code or a gift card's number. */
export const MOST_OF_A_CODE = 60

/** Length of the answers to a product's custom form, as JSON. */
export const MOST_OF_ADDITIONAL_FIELDS = 20_000

/** Length of a search query. */
export const MOST_OF_A_QUERY = 200

/** Length of a review's author, title and body. */
export const MOST_OF_AN_AUTHOR = 80
export const MOST_OF_A_REVIEW_TITLE = 120
export const MOST_OF_A_REVIEW = 4000

/** Length of an id. */
export const MOST_OF_AN_ID = 200

/** Number of error reports per call; a page queues ten [ERR-09]. */
export const MOST_REPORTS = 20

/** Number of performance records, or log lines, per call. */
export const MOST_RECORDS = 500
