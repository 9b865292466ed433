/** Minimum subtotal of an order in cents. */
export const MIN_SUBTOTAL_CENTS = 500

/** How long after an order its buyer may review it, in ms. */
export const REVIEW_MS = 90 * 24 * 3600_000

/** Metric: kilograms and centimetres. */
export const UNIT_SYSTEM = 'metric'

/** The site's id in context and links. */
export const WEBSITE_ID = 'tarn'
