import type { Context } from 'hono'
import { MOST_ENTRIES } from '../../../src/calls/limits.ts'
import { codeOf, couponProblem } from '../../../src/commerce/order/coupons.ts'
import { addEntry, changeCoupons, changeEntry } from '../database/cart-entries.ts'
import { beginCart, findCart, forgetCart, type StoredCart } from '../database/carts.ts'
import { cardNumberOf, findBalances } from '../database/gift-cards.ts'
import type { Database } from '../database/open-database.ts'
import { findProduct, findSold, type StoredProduct, type StoredVariant } from '../database/products.ts'
import { type CartToken, cartToken, giveCart, newCartToken } from '../requests/cart-cookies.ts'
import type { Services } from '../requests/services.ts'
import { findCoupon } from './charges.ts'

/** Why something stays out of a cart. */
export interface CartFault {
  readonly status: 400 | 404 | 409
  readonly error: string
  /** How many can be had, where more were asked for. */
  readonly qtyAvailable?: number
}

export const NO_PRODUCT: CartFault = { status: 404, error: 'There is no such product.' }

export const NO_ENTRY: CartFault = { status: 404, error: 'This is not in your cart.' }

const NO_VARIANT: CartFault = { status: 400, error: 'Please choose which one.' }

const BOUGHT: CartFault = { status: 409, error: 'This cart has been bought meanwhile.' }

const UNKNOWN_CODE: CartFault = { status: 404, error: 'This code is not valid.' }

const EXPIRED_CODE: CartFault = { status: 400, error: 'This code has expired.' }

const EMPTY_CARD: CartFault = { status: 400, error: 'There is nothing left on this gift card.' }

/** The variant that is meant: by its SKU, or the only one. */
export async function findVariant(
  db: Database,
  itemId: string,
  sku: string | null | undefined,
): Promise<{ readonly variant: StoredVariant } | { readonly fault: CartFault }> {
  const product = await findProduct(db, itemId)
  if (product?.id !== itemId) return { fault: NO_PRODUCT }
  const offered = product.variants.filter(({ isOffered }) => isOffered)
  if (!sku && offered.length > 1) return { fault: NO_VARIANT }
  const variant = sku ? offered.find(known => known.sku === sku) : offered[0]
  return variant ? { variant } : { fault: NO_PRODUCT }
}

/** The variant of the options that were chosen by name; undefined when none is made so. */
export function variantOf(
  { variants }: StoredProduct,
  chosen: (optionName: string) => string | undefined,
): StoredVariant | undefined {
  return variants.find(
    ({ isOffered, options }) =>
      isOffered && options.every(({ optionName, value }) => chosen(optionName) === value),
  )
}

export interface Filling {
  readonly variant: StoredVariant
  readonly quantity: number
  readonly additionalFields: string | null
}

/** Puts pieces of a variant into a cart. @returns the entry's id, or why not. */
export async function fillCart(
  db: Database,
  cartId: string,
  { variant, quantity, additionalFields }: Filling,
): Promise<{ readonly id: string } | { readonly fault: CartFault }> {
  const { sku, productId: itemId, most } = variant
  const added = await addEntry(db, cartId, { itemId, sku, quantity, additionalFields }, most)
  if ('id' in added) return added
  if (added.fault === 'bought') return { fault: BOUGHT }
  const full = { status: 400, error: `A cart holds ${MOST_ENTRIES} lines at most.` } as const
  return { fault: added.fault === 'too-many-entries' ? full : tooMany(variant) }
}

/** Sets how many there are of an entry; none takes it out. @returns why not, if it does not. */
export async function setQuantity(
  db: Database,
  cart: StoredCart | undefined,
  entryId: string,
  quantity: number,
): Promise<CartFault | undefined> {
  const entry = cart?.entries.find(({ id }) => id === entryId)
  if (!cart || !entry) return NO_ENTRY
  if (quantity > 0) {
    const variant = (await findSold(db, [entry.sku])).get(entry.sku)?.variant
    if (!variant?.isOffered) return NO_PRODUCT
    const others = cart.entries
      .filter(({ id, sku }) => sku === entry.sku && id !== entryId)
      .reduce((sum, other) => sum + other.quantity, 0)
    // Fewer than before may always be asked for, even where the stock has shrunk further.
    if (quantity + others > variant.most && quantity >= entry.quantity) return tooMany(variant)
  }
  return (await changeEntry(db, cart.id, entryId, quantity)) ? undefined : NO_ENTRY
}

function tooMany({ unlimited, most }: StoredVariant): CartFault {
  if (unlimited) return { status: 400, error: `A cart holds ${most} of these at most.` }
  return { status: 400, error: most === 0 ? 'This is sold out.' : `Only ${most} left.`, qtyAvailable: most }
}

/** Applies a coupon code or a gift card to the cart, or removes it. @returns why not, if it is refused. */
export async function changeCoupon(
  db: Database,
  cart: StoredCart | undefined,
  text: string,
  isUsed: boolean,
): Promise<CartFault | undefined> {
  const number = cardNumberOf(text)
  if (number !== undefined) return changeCard(db, cart, number, isUsed)
  const code = codeOf(text)
  const known = findCoupon(code)
  if (!cart || !known) return UNKNOWN_CODE
  if (isUsed && couponProblem(known, Infinity, Date.now()) === 'ended') return EXPIRED_CODE
  await changeCoupons(db, cart.id, code, isUsed)
}

async function changeCard(
  db: Database,
  cart: StoredCart | undefined,
  number: string,
  isUsed: boolean,
): Promise<CartFault | undefined> {
  const balance = (await findBalances(db, [number])).get(number)
  if (!cart || balance === undefined) return UNKNOWN_CODE
  if (isUsed && balance === 0) return EMPTY_CARD
  await changeCoupons(db, cart.id, number, isUsed)
}

/**
 * Puts pieces into the visitor's cart, which begins with the first of them.
 *
 * @returns the entry's id, the cart's token and the hash by which it is kept; or why nothing was put in
 */
export async function addToCart(
  {
    context,
    db,
    services,
  }: { readonly context: Context; readonly db: Database; readonly services: Services },
  filling: Filling,
): Promise<({ readonly id: string } & CartToken) | { readonly fault: CartFault }> {
  const own = cartToken(context)
  const known = await findCart(db, own?.hash)
  if (known && own) {
    const added = await fillCart(db, known.id, filling)
    return 'fault' in added ? added : { ...added, ...own }
  }
  const token = newCartToken()
  const begun = await beginCart(db, token.hash)
  const added = await fillCart(db, begun, filling)
  if ('fault' in added) {
    await forgetCart(db, begun)
    return added
  }
  giveCart(context, services.settings, token)
  return { ...added, ...token }
}
