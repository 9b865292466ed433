/** Leads to the checkout of what lies in the cart (A2 L17). */
export const CHECKOUT_PATH = '/commerce/goto-checkout'
