import * as z from 'zod/mini'
import type { DataOutcome } from '../../calls/client/data-answer'
import type { DataError } from '../../calls/client/data-error'
import type { DataLayer } from '../../calls/client/data-layer'
import {
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_NOTE_PATH,
  CART_PATH,
  CART_SHIPPING_PATH,
  type Location,
  type NewEntry,
} from '../../calls/commerce'
import { refusalField, refusalText } from '../../calls/refusal'
import { type Cart, cartSchema } from './cart.schema'

/** Longer than this nobody waits for an answer. */
const ANSWER_MS = 20_000

/** The line that goes into the cart, with its SKU. */
export type NewLine = Readonly<
  Pick<NewEntry, 'itemId' | 'quantity'> & { sku: string; additionalFields?: string }
>

type Answer = Promise<DataOutcome<Cart>>

/** The calls of the cart (decisions §3); each answers with the whole cart. */
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

const added = z.pipe(
  z.object({ shoppingCart: cartSchema }),
  z.transform(({ shoppingCart }) => shoppingCart),
)

/** No call is lost when the visitor leaves, and each may be repeated, save `add`. */
export function cartCalls(calls: DataLayer): CartCalls {
  const options = { answer: cartSchema, timeoutMs: ANSWER_MS, keepalive: true }
  const entry = (id: string): string => `${CART_ENTRIES_PATH}/${encodeURIComponent(id)}`
  return {
    ask: () => calls.get(CART_PATH, { ...options, keepalive: false, retries: 1 }),
    add: line => calls.post(CART_ENTRIES_PATH, { ...options, answer: added, json: line }),
    setQuantity: (id, quantity) => again(() => calls.put(entry(id), { ...options, json: { quantity } })),
    remove: id => again(() => calls.delete(entry(id), options)),
    useCoupon: (promoCode, isUsed) => {
      const call = isUsed ? calls.post : calls.delete
      return again(() => call(CART_COUPONS_PATH, { ...options, json: { promoCode } }))
    },
    ship: id => again(() => calls.put(CART_SHIPPING_PATH, { ...options, json: { id } })),
    locate: place => again(() => calls.put(CART_LOCATION_PATH, { ...options, json: place })),
    note: note => again(() => calls.put(CART_NOTE_PATH, { ...options, json: { note } })),
  }
}

/** Nobody knows what the server has done: no answer came, or not the answer that the call has. */
export const isLost = ({ code, status }: DataError): boolean =>
  status === 0 || status >= 500 || code === 'unparseable' || code === 'answer-invalid'

async function again(call: () => Answer): Answer {
  const first = await call()
  return first.ok || !isLost(first.error) ? first : call()
}

/** Why a call has failed, in the server's words where it has any. */
export function reasonOf({ body, message }: DataError): string {
  return refusalText(body) ?? message
}

/** How many pieces can be had, where a refusal says it. */
export function leftOf({ body }: DataError): number | undefined {
  const left = refusalField(body, 'qtyAvailable')
  return Number.isInteger(left) && Number(left) >= 0 ? Number(left) : undefined
}
