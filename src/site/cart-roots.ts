/** Roots of a cart that fills the page: ours, and the one on pages exported from a hosted builder [CTX-30]. */
export const CART_ROOTS = '[data-cart-root], #sqs-cart-root'
