/** Finds what shows a product above the page, by its id; on a page exported from a builder, by its class. */
export const QUICK_VIEW_BUTTONS = '[data-ashlar-quick-view], .sqs-product-quick-view-button[data-id]'
