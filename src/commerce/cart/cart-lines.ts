import type { Cart, CartEntry } from './cart.schema'
import { type LineParts, lineKey } from './line-key'

/** The line of that id. */
export const entryOf = ({ entries }: Cart, id: string): CartEntry | undefined =>
  entries.find(entry => entry.id === id)

/** The line that the same product would be added to. */
export const sameLine = ({ entries }: Cart, parts: LineParts): CartEntry | undefined =>
  entries.find(entry => lineKey(entry) === lineKey(parts))

/** Whether a code is used, however it is written. */
export const hasCoupon = ({ coupons }: Cart, code: string): boolean =>
  coupons.some(({ promoCode }) => promoCode.toUpperCase() === code.trim().toUpperCase())
