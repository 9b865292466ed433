import { CART_ENTRIES_PATH, CART_LOCATION_PATH, type ShoppingCart } from '../../../src/calls/commerce'
import { type NewOrder, ORDERS_PATH, TEST_CARDS } from '../../../src/calls/orders'
import { PRODUCTS_PATH, type WireProduct } from '../../../src/calls/products'
import { signIn, type Visitor, visit } from './visitor'

/** Default address of the test buyers: 20 % tax, including on shipping. */
export const KENDAL = {
  line1: '1 Beck Lane',
  line2: '',
  city: 'Kendal',
  country: 'GB',
  region: '',
  postalCode: 'LA9 4AA',
} as const

export interface Piece {
  readonly itemId: string
  readonly sku?: string
  readonly quantity: number
}

/** Adds an item to a visitor's cart. */
export const add = (visitor: Visitor, piece: Piece): Promise<Response> =>
  visitor.call('POST', CART_ENTRIES_PATH, { json: piece })

/** Creates a visitor with those items in the cart and a shipping address. */
export async function buyerWithCart(
  ...pieces: readonly Piece[]
): Promise<{ visitor: Visitor; cart: ShoppingCart }> {
  const visitor = visit()
  for (const piece of pieces) {
    const { status } = await add(visitor, piece)
    if (status !== 200) throw new Error(`${piece.itemId} did not go into the cart: ${status}`)
  }
  return { visitor, cart: await sendTo(visitor, KENDAL) }
}

/** Sets the shipping address of a visitor's cart. */
export async function sendTo(
  visitor: Visitor,
  { country, region, postalCode }: NewOrder['address'],
): Promise<ShoppingCart> {
  const json = { country, region, postalCode }
  return (await visitor.call('PUT', CART_LOCATION_PATH, { json })).json()
}

/** Orders a visitor's cart, at the total of `cart`. */
export function order(
  visitor: Visitor,
  { grandTotalCents, giftCardCents }: Pick<ShoppingCart, 'grandTotalCents'> & Partial<ShoppingCart>,
  more: Partial<NewOrder> = {},
): Promise<Response> {
  const json = {
    email: 'ann@example.com',
    name: 'Ann Ash',
    address: KENDAL,
    card: TEST_CARDS.pays,
    grandTotalCents,
    giftCardCents,
    ...more,
  }
  return visitor.call('POST', ORDERS_PATH, { json })
}

/** Orders a visitor's cart and loses the answer with its cookies: the browser still has those of the cart. */
export async function orderUnanswered(
  visitor: Visitor,
  cart: Parameters<typeof order>[1],
): Promise<Response> {
  const cookies = new Map(visitor.cookies)
  const answer = await order(visitor, cart)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return answer
}

/** Reads a product from its page. */
export async function readProduct(itemId: string): Promise<WireProduct> {
  return (await visit().fetch('GET', `${PRODUCTS_PATH}/${itemId}`)).json()
}

/** Changes a variant as the owner. @returns the status of the owner's page. */
export async function changeVariant(
  sku: string,
  {
    price,
    inStock,
    isOffered = true,
    shownInStock,
  }: { price: string; inStock: string; isOffered?: boolean; shownInStock?: string },
): Promise<number> {
  const owner = await signIn()
  const page = await (await owner.fetch('GET', '/config/products')).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const form = {
    xsrf,
    sku,
    price,
    inStock,
    ...(isOffered && { isOffered: '1' }),
    ...(shownInStock !== undefined && { shownInStock }),
  }
  return (await owner.fetch('POST', '/config/products', { form })).status
}
