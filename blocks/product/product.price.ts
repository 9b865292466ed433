import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import type { PriceText } from '../../src/commerce/price/price'

/**
 * Returns the nodes of a price: `from $5.00`, or the sale price with the original struck through [PROD-17].
 */
export function priceNodes({ price, original }: PriceText, plan: string): readonly (Node | string)[] {
  return [
    ...(original ? saleNodes(price, original) : [price]),
    ...(plan ? [' ', named('span', 'product-plan', plan)] : []),
  ]
}

const saleNodes = (price: string, original: string): readonly (Node | string)[] => [
  visuallyHidden(`${PRODUCT_MESSAGES.salePrice} `),
  `${price} `,
  visuallyHidden(`${PRODUCT_MESSAGES.originalPrice} `),
  named('s', 'original-price', original),
]

/** Creates a text for screen readers only. */
export const visuallyHidden = (text: string): HTMLElement => named('span', 'ashlar-visually-hidden', text)

function named(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
