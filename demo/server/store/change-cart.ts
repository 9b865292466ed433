import type { Context } from 'hono'
import { MAX_CART_ENTRIES } from '../../../src/calls/limits.ts'
import { codeOf, couponProblem } from '../../../src/commerce/order-totals.ts'
import type { Result } from '../../../src/data/core/result.ts'
import { addEntry, changeCoupons, changeEntry } from '../database/cart-entries.ts'
import { createCart, deleteCart, findCart, type StoredCart } from '../database/carts.ts'
import { cardNumberOf, findBalances } from '../database/gift-cards.ts'
import type { Database } from '../database/open-database.ts'
import { findProduct, type StoredProduct, type StoredVariant } from '../database/products.ts'
import { type CartToken, cartToken, newCartToken, setCartCookies } from '../requests/cart-cookies.ts'
import type { Refusal } from '../requests/refusal.ts'
import type { Services } from '../requests/services.ts'
import { findCoupon } from './charges.ts'

/** Why a cart could not be changed. */
export interface CartFault extends Refusal<400 | 404 | 409> {
  /** The available quantity, if less than requested. */
  readonly qtyAvailable?: number
}

export const NO_PRODUCT: CartFault = { status: 404, message: 'There is no such product.' }

export const NO_ENTRY: CartFault = { status: 404, message: 'This item is not in your cart.' }

const NO_VARIANT: CartFault = { status: 400, message: 'Please choose a variant.' }

const BOUGHT: CartFault = { status: 409, message: 'This cart has already been purchased.' }

const UNKNOWN_CODE: CartFault = { status: 404, message: 'This code is not valid.' }

const EXPIRED_CODE: CartFault = { status: 400, message: 'This code has expired.' }

const EMPTY_CARD: CartFault = { status: 400, message: 'This gift card has no balance left.' }

/** Finds a product's variant by SKU; the SKU may be left out if there is only one variant. */
export async function findVariant(
  db: Database,
  itemId: string,
  sku: string | null | undefined,
): Promise<Result<StoredVariant, CartFault>> {
  const product = await findProduct(db, itemId)
  if (product?.id !== itemId) return { ok: false, error: NO_PRODUCT }
  const offered = product.variants.filter(({ isOffered }) => isOffered)
  if (!sku && offered.length > 1) return { ok: false, error: NO_VARIANT }
  const variant = sku ? offered.find(known => known.sku === sku) : offered[0]
  return variant ? { ok: true, value: variant } : { ok: false, error: NO_PRODUCT }
}

/** Finds the variant with the chosen options; undefined if that combination is not for sale. */
export function variantOf(
  { variants }: StoredProduct,
  chosen: (optionName: string) => string | undefined,
): StoredVariant | undefined {
  return variants.find(
    ({ isOffered, options }) =>
      isOffered && options.every(({ optionName, value }) => chosen(optionName) === value),
  )
}

export interface CartAddition {
  readonly variant: StoredVariant
  readonly quantity: number
  readonly additionalFields: string | null
}

/** Adds a variant to a cart. @returns the entry's id, or why it was not added */
export async function addVariant(
  db: Database,
  cartId: string,
  { variant, quantity, additionalFields }: CartAddition,
): Promise<Result<string, CartFault>> {
  const { sku, productId: itemId, max } = variant
  const added = await addEntry(db, cartId, { itemId, sku, quantity, additionalFields }, max)
  if (added.ok) return added
  if (added.error === 'bought') return { ok: false, error: BOUGHT }
  const full = { status: 400, message: `A cart can hold at most ${MAX_CART_ENTRIES} items.` } as const
  return { ok: false, error: added.error === 'too-many-entries' ? full : tooMany(variant) }
}

/** Sets an entry's quantity; 0 removes it. @returns why not, if it is refused */
export async function setQuantity(
  db: Database,
  cart: StoredCart | undefined,
  entryId: string,
  quantity: number,
): Promise<CartFault | undefined> {
  const entry = cart?.entries.find(({ id }) => id === entryId)
  if (!cart || !entry) return NO_ENTRY
  if (quantity > 0) {
    const variant = cart.sold.get(entry.sku)?.variant
    if (!variant?.isOffered) return NO_PRODUCT
    const others = cart.entries
      .filter(({ id, sku }) => sku === entry.sku && id !== entryId)
      .reduce((sum, other) => sum + other.quantity, 0)
    // Reducing a quantity is always allowed, even if the stock has dropped further.
    if (quantity + others > variant.max && quantity >= entry.quantity) return tooMany(variant)
  }
  return (await changeEntry(db, cart.id, entryId, quantity)) ? undefined : NO_ENTRY
}

function tooMany({ unlimited, max }: StoredVariant): CartFault {
  if (unlimited) return { status: 400, message: `A cart can hold at most ${max} of these.` }
  return { status: 400, message: max === 0 ? 'This is sold out.' : `Only ${max} left.`, qtyAvailable: max }
}

/** Applies a coupon or gift card to the cart, or removes it. @returns why not, if it is refused */
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
 * Adds items to the visitor's cart, and creates the cart with the first of them.
 *
 * @returns the entry's id, the cart's token and its hash; or why nothing was added
 */
export async function addToCart(
  {
    context,
    db,
    services,
  }: { readonly context: Context; readonly db: Database; readonly services: Services },
  addition: CartAddition,
): Promise<Result<{ readonly entryId: string } & CartToken, CartFault>> {
  const own = cartToken(context)
  const known = await findCart(db, own?.hash)
  if (known && own) {
    const added = await addVariant(db, known.id, addition)
    return added.ok ? { ok: true, value: { entryId: added.value, ...own } } : added
  }
  const token = newCartToken()
  const begun = await createCart(db, token.hash)
  const added = await addVariant(db, begun, addition)
  if (!added.ok) {
    await deleteCart(db, begun)
    return added
  }
  setCartCookies(context, services.settings, token)
  return { ok: true, value: { entryId: added.value, ...token } }
}
