/** The visitor's cart (decisions §3). */
export const CART_PATH = '/api/commerce/shopping-cart'

/** What lies in the cart; an entry's id ends the path of PUT and DELETE. */
export const CART_ENTRIES_PATH = `${CART_PATH}/entries`

export const CART_COUPONS_PATH = `${CART_PATH}/coupons`

/** Where the cart goes: what decides over tax and over how it can be sent. */
export const CART_LOCATION_PATH = `${CART_PATH}/location`

/** How the cart is sent: one of its shipping options. */
export const CART_SHIPPING_PATH = `${CART_PATH}/shipping`

/** What the visitor writes to the shop. */
export const CART_NOTE_PATH = `${CART_PATH}/note`
