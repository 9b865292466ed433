/** Roots of a cart that fills the page: ours, and the one on pages exported from a hosted builder [CTX-30]. */
export const CART_ROOTS = '[data-cart-root], #sqs-cart-root'

/** The cart's cookies (decisions §3). Scripts see only the second; either lets a visitor go on (A5 L87). */
export const CART_COOKIES = { token: 'CART', flag: 'hasCart' } as const

const EITHER = new RegExp(`(^|; ?)(${Object.values(CART_COOKIES).join('|')})=[^;]`)

/** Whether one of the cart's cookies is among those of `document.cookie`. */
export const hasCartIn = (cookies: string): boolean => EITHER.test(cookies)
