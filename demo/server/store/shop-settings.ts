/** The least subtotal that can be ordered, in cents. */
export const LEAST_SUBTOTAL_CENTS = 500

/** How long after an order its buyer may review it, in ms. */
export const REVIEW_MS = 90 * 24 * 3600_000

/** Kilograms and centimetres. */
export const UNIT_SYSTEM = 'metric'

/** The shop's own id, as pages and links name it. */
export const WEBSITE_ID = 'tarn'
