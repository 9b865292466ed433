import * as z from 'zod/mini'
import { DATA_MESSAGES } from '../../calls/client/call.messages'
import { type DataError, type DataOutcome, hasNoBackend } from '../../calls/client/call-answer'
import type { DataLayer } from '../../calls/client/send-call'
import {
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_NOTE_PATH,
  CART_PATH,
  CART_SHIPPING_PATH,
  type Location,
} from '../../calls/commerce'
import { refusalField, refusalText } from '../../calls/refusal'
import { isRecord } from '../../data/core/json'
import { CART_MESSAGES } from '../catalog/cart.messages'
import { shop } from '../closure'
import { type Cart, cartSchema } from './cart.schema'
import { hasCoupon } from './cart.state'
import type { CartEventDetail, CartOutcome, CartStore, NewLine } from './cart-interface'
import type { QueuedChange } from './change-queue'

/** Timeout of a cart call, in ms. */
const ANSWER_MS = 20_000

type Answer = Promise<DataOutcome<Cart>>

/** The calls of the cart; each answers with the whole cart. */
export interface CartCalls {
  readonly ask: () => Answer
  readonly add: (line: NewLine) => Answer
  readonly setQuantity: (entryId: string, quantity: number) => Answer
  readonly remove: (entryId: string) => Answer
  readonly useCoupon: (promoCode: string, isUsed: boolean) => Answer
  readonly ship: (optionId: string) => Answer
  readonly locate: (place: Location) => Answer
  readonly note: (note: string) => Answer
}

/** Every field of a cart has a default, so an answer with neither entries nor a quantity would look like an empty cart. */
const cart = z.pipe(
  z.custom<unknown>(
    value => isRecord(value) && ('entries' in value || 'totalQuantity' in value),
    'expected a cart',
  ),
  cartSchema,
)

const added = z.pipe(
  z.object({ shoppingCart: cart }),
  z.transform(({ shoppingCart }) => shoppingCart),
)

/**
 * Makes the cart's calls. They outlive the page (`keepalive`), and all but `add` are retried once after a
 * lost answer.
 */
export function cartCalls(calls: DataLayer): CartCalls {
  const options = { answer: cart, timeoutMs: ANSWER_MS, keepalive: true }
  const entry = (id: string): string => `${CART_ENTRIES_PATH}/${encodeURIComponent(id)}`
  return {
    ask: () => calls.get(CART_PATH, { ...options, keepalive: false, retries: 1 }),
    add: line => calls.post(CART_ENTRIES_PATH, { ...options, answer: added, json: line }),
    setQuantity: (id, quantity) => withRetry(() => calls.put(entry(id), { ...options, json: { quantity } })),
    remove: id => withRetry(() => calls.delete(entry(id), options)),
    useCoupon: (promoCode, isUsed) => {
      const call = isUsed ? calls.post : calls.delete
      return withRetry(() => call(CART_COUPONS_PATH, { ...options, json: { promoCode } }))
    },
    ship: id => withRetry(() => calls.put(CART_SHIPPING_PATH, { ...options, json: { id } })),
    locate: place => withRetry(() => calls.put(CART_LOCATION_PATH, { ...options, json: place })),
    note: note => withRetry(() => calls.put(CART_NOTE_PATH, { ...options, json: { note } })),
  }
}

/** The outcome on the server is unknown: no answer arrived, or not a valid one. */
export const isLost = ({ code, status }: DataError): boolean =>
  status === 0 || status >= 500 || code === 'unparseable' || code === 'answer-invalid'

async function withRetry(call: () => Answer): Answer {
  const first = await call()
  return first.ok || !isLost(first.error) ? first : call()
}

/** The reason for a failure: the server's text if there is one; an answer that is no shop's has none. */
export function reasonOf(error: DataError): string {
  const words = refusalText(error.body)
  if (words !== undefined) return words
  if (error.code !== 'answer-invalid' && !hasNoBackend(error)) return error.message
  const { contactEmail } = shop()
  return [DATA_MESSAGES.unavailable, ...(contactEmail ? [CART_MESSAGES.askAt(contactEmail)] : [])].join(' ')
}

/** The available quantity, if the refusal names it. */
export function availableQuantityOf({ body }: DataError): number | undefined {
  const left = refusalField(body, 'qtyAvailable')
  return Number.isInteger(left) && Number(left) >= 0 ? Number(left) : undefined
}

/** Debounce of the note field, in ms. */
const NOTE_DELAY_MS = 1000

/** A change of the cart as a whole, not of one line. */
export interface Choice {
  readonly action: CartEventDetail['action']
  readonly answer: (call: CartCalls) => Promise<DataOutcome<Cart>>
  /** Whether a cart contains the change: decides after a lost answer. */
  readonly isMade: (cart: Cart) => boolean
  readonly waits?: Pick<QueuedChange, 'key' | 'delayMs'>
}

type Choices = 'applyCoupon' | 'removeCoupon' | 'chooseShipping' | 'chooseLocation' | 'writeNote'

/** The changes of the cart as a whole. */
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
