/** Selects the root of a full-page cart: ours, and that of pages exported from a hosted builder [CTX-30]. */
export const CART_ROOTS = '[data-cart-root], #sqs-cart-root'

/** The cart's cookies. Scripts see only the second; either one allows checkout. */
const EITHER = /(^|; ?)(CART|hasCart)=[^;]/

/** Whether `document.cookie` contains one of the cart's cookies. */
export const hasCartIn = (cookies: string): boolean => EITHER.test(cookies)
