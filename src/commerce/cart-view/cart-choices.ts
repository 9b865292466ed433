import type { DataOutcome } from '../../calls/client/data-answer'
import type { Cart } from '../cart/cart.schema'
import type { CartCalls } from '../cart/cart-calls'
import { hasCoupon } from '../cart/cart-lines'
import type { CartNews, CartOutcome } from '../cart/cart-outcome'
import type { QueuedChange } from '../cart/change-queue'
import type { CartStore } from './cart-view'

/** How long a note waits for the next letter, in ms. */
const NOTE_DELAY_MS = 1000

/** Something that a visitor says of the cart as a whole, which no line shows. */
export interface Choice {
  readonly action: CartNews['action']
  readonly answer: (call: CartCalls) => Promise<DataOutcome<Cart>>
  /** Whether a cart shows that it was made, where its answer is lost. */
  readonly isMade: (cart: Cart) => boolean
  readonly waits?: Pick<QueuedChange, 'key' | 'delayMs'>
}

type Choices = 'applyCoupon' | 'removeCoupon' | 'chooseShipping' | 'chooseLocation' | 'writeNote'

/** What can be said of the cart as a whole. */
export const cartChoices = (change: (choice: Choice) => Promise<CartOutcome>): Pick<CartStore, Choices> => ({
  applyCoupon: code =>
    change({
      action: 'coupon',
      answer: call => call.useCoupon(code, true),
      isMade: cart => hasCoupon(cart, code),
    }),
  removeCoupon: code =>
    change({
      action: 'coupon',
      answer: call => call.useCoupon(code, false),
      isMade: cart => !hasCoupon(cart, code),
    }),
  chooseShipping: id =>
    change({
      action: 'shipping',
      answer: call => call.ship(id),
      isMade: cart => cart.selectedShippingOption?.id === id,
    }),
  chooseLocation: place =>
    change({
      action: 'location',
      answer: call => call.locate(place),
      isMade: cart => cart.shippingLocation?.country === place.country,
    }),
  writeNote: note =>
    change({
      action: 'note',
      answer: call => call.note(note),
      isMade: cart => cart.note === note,
      waits: { key: 'note', delayMs: NOTE_DELAY_MS },
    }),
})
