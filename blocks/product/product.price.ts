import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import type { PriceText } from '../../src/commerce/price/price'
import { dom } from '../../src/data/core/dom'
import { MESSAGES } from './product.messages'
import type { ProductState } from './product.state'

/**
 * Returns the nodes of a price: `from $5.00`, or the sale price with the original struck through.
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
  const element = dom.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

type Phase = ProductState['phase']

/** `data-state` of the button. */
export const buttonState = (phase: Phase, isSoldOut: boolean): string =>
  isSoldOut ? 'sold-out' : phase === 'settled' ? 'idle' : phase

/** The text of the button; `own` while nothing is happening. */
export function buttonText(phase: Phase, isSoldOut: boolean, own: string): string {
  if (phase === 'adding') return MESSAGES.adding
  if (phase === 'added') return MESSAGES.addedShort
  return isSoldOut ? PRODUCT_MESSAGES.soldOut : own
}

/** Returns whether the message below confirms that the product is in the cart. */
export const isInCart = (phase: Phase): boolean => phase === 'added' || phase === 'settled'

export const addedText = (title: string): string => (title ? MESSAGES.added(title) : MESSAGES.addedUntitled)
