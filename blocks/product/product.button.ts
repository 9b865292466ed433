import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { MESSAGES } from './product.messages'
import type { ProductState } from './product.state'

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
