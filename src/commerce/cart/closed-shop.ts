import { CART_MESSAGES } from '../catalog/cart.messages'
import { shop } from '../closure/closure'

/** Says that nothing can be ordered, and where to ask, if the site has an address. */
export function closedText(): string {
  const { contactEmail } = shop()
  return contactEmail ? `${CART_MESSAGES.closed} ${CART_MESSAGES.askAt(contactEmail)}` : CART_MESSAGES.closed
}
