/*
 * The limits of call parameters: one table for the server, which rejects more, and for the visitor's fields.
 */

/** Quantity of a cart entry. */
export const MAX_ENTRY_QUANTITY = 10_000

/** Number of cart entries. */
export const MAX_CART_ENTRIES = 200

/** Length of a SKU [PROD-11]. */
export const MAX_SKU_LENGTH = 60

/** Length of a note to the shop. */
export const MAX_NOTE_LENGTH = 2000

/** Length of a coupon code or a gift card's number. */
export const MAX_COUPON_LENGTH = 60

/** Length of the answers to a product's custom form, as JSON. */
export const MAX_ADDITIONAL_FIELDS_LENGTH = 20_000

/** Length of a search query. */
export const MAX_QUERY_LENGTH = 200

/** Length of a review's author, title and body. */
export const MAX_AUTHOR_LENGTH = 80
export const MAX_REVIEW_TITLE_LENGTH = 120
export const MAX_REVIEW_LENGTH = 4000

/** Length of an id. */
export const MAX_ID_LENGTH = 200

/** Number of error reports per call; a page queues ten [ERR-09]. */
export const MAX_ERROR_REPORTS = 20

/** Number of performance records, or log lines, per call. */
export const MAX_RECORDS = 500
