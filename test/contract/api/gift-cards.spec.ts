import { describe, expect, inject, it } from 'vitest'
import { CART_COUPONS_PATH, CART_PATH, type ShoppingCart } from '../../../src/calls/commerce'
import { TEST_CARDS } from '../../../src/calls/orders'
import { subscribePath } from '../../../src/site/store-settings/checkout-paths'
import { buyerWithCart, KENDAL, order, orderUnanswered, sendTo } from './buyer'
import type { Visitor } from './visitor'

/** A product with unlimited stock, so that no other test is affected. */
const GLAZES = { itemId: 'glazes', quantity: 1 } as const

/** Buys a gift card. @returns its number. */
async function buyCard(sku = 'CARD-25'): Promise<string> {
  const { visitor, cart } = await buyerWithCart({ itemId: 'card', sku, quantity: 1 })
  return (await (await order(visitor, cart)).json()).giftCards[0].number
}

const put = (visitor: Visitor, promoCode: string, method = 'POST'): Promise<Response> =>
  visitor.call(method, CART_COUPONS_PATH, { json: { promoCode } })

/** A visitor with a book in the cart and that gift card applied. */
async function payer(number: string): Promise<{ visitor: Visitor; cart: ShoppingCart }> {
  const { visitor } = await buyerWithCart(GLAZES)
  return { visitor, cart: await (await put(visitor, number)).json() }
}

/** Balance of a gift card, as its holder sees it. */
async function balanceOf(number: string): Promise<string | undefined> {
  const { visitor } = await buyerWithCart(GLAZES)
  const answer = await (await put(visitor, number)).json()
  return (
    answer.error ?? answer.coupons.find(({ promoCode }: { promoCode: string }) => promoCode === number)?.name
  )
}

describe.skipIf(!inject('isOurs'))('a gift card', () => {
  it('pays for as much of an order as it can, and keeps the rest', async () => {
    const number = await buyCard('CARD-50')
    const { visitor, cart } = await payer(number.toLowerCase().replaceAll('-', ' '))
    expect(cart.coupons).toEqual([{ promoCode: number, name: 'Gift card with $50.00', problem: '' }])
    expect(cart.validCoupons).toEqual([])
    expect(cart.discountCents).toBe(0)
    expect(cart.giftCardCents).toBe(cart.grandTotalCents)
    const placed = await (await orderUnanswered(visitor, cart)).json()
    expect(placed).toMatchObject({
      grandTotalCents: cart.grandTotalCents,
      giftCardCents: cart.grandTotalCents,
    })
    expect(JSON.stringify(placed)).not.toContain(number)
    // A repeated submission is the same order and charges nothing again.
    expect((await (await order(visitor, cart)).json()).id).toBe(placed.id)
    const left = ((5000 - cart.grandTotalCents) / 100).toFixed(2)
    expect(await balanceOf(number)).toBe(`Gift card with $${left}`)
  })

  it('leaves the rest to the bank card, which is unnecessary if nothing is left', async () => {
    const first = await payer(await buyCard('CARD-100'))
    // Nothing is left to charge, so the card cannot be declined.
    expect((await order(first.visitor, first.cart, { card: TEST_CARDS.declined })).status).toBe(200)
    const { visitor } = await buyerWithCart({ ...GLAZES, quantity: 3 })
    const cart: ShoppingCart = await (await put(visitor, await buyCard())).json()
    expect(cart.giftCardCents).toBe(2500)
    expect((await order(visitor, cart, { card: TEST_CARDS.declined })).status).toBe(400)
  })

  it('is spent once by concurrent orders, and its balance is never negative [API-28]', async () => {
    const number = await buyCard('CARD-50')
    const buyers = await Promise.all(Array.from({ length: 8 }, () => payer(number)))
    const answers = await Promise.all(buyers.map(({ visitor, cart }) => order(visitor, cart)))
    const orders = await Promise.all(answers.filter(({ ok }) => ok).map(answer => answer.json()))
    const spent = orders.reduce((sum, { giftCardCents }) => sum + giftCardCents, 0)
    const whole = buyers[0]?.cart.giftCardCents ?? 0
    expect(orders).toHaveLength(Math.floor(5000 / whole))
    expect(spent).toBe(whole * orders.length)
    expect(answers.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual(
      Array(8 - orders.length).fill(409),
    )
    expect(await balanceOf(number)).toBe(`Gift card with $${((5000 - spent) / 100).toFixed(2)}`)
  })

  it('is charged the amount that the buyer has seen, or nothing is ordered', async () => {
    const { visitor, cart } = await payer(await buyCard('CARD-100'))
    const refused = await order(visitor, { ...cart, giftCardCents: 0 })
    expect([refused.status, (await refused.json()).error]).toEqual([
      409,
      `Gift cards now pay $${(cart.giftCardCents / 100).toFixed(2)} of it. Please look at it again.`,
    ])
    expect((await order(visitor, cart)).status).toBe(200)
  })

  it('cannot buy a gift card', async () => {
    const { visitor } = await buyerWithCart({ itemId: 'card', sku: 'CARD-50', quantity: 1 }, GLAZES)
    const cart: ShoppingCart = await (await put(visitor, await buyCard('CARD-100'))).json()
    expect(cart.giftCardCents).toBe(cart.grandTotalCents - 5000)
  })

  it('is rejected if it does not exist or has no balance', async () => {
    const { visitor } = await buyerWithCart(GLAZES)
    const unknown = await put(visitor, 'ABCD-EFGH-JKMN-PQRS')
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'This code is not valid.' }])
    const number = await buyCard()
    const buyer = await buyerWithCart({ ...GLAZES, quantity: 3 })
    await order(buyer.visitor, await (await put(buyer.visitor, number)).json())
    const empty = await put(visitor, number)
    expect([empty.status, await empty.json()]).toEqual([
      400,
      { error: 'This gift card has no balance left.' },
    ])
  })

  it('can be removed, and stays with its holder when the cart is copied by a link', async () => {
    const number = await buyCard()
    const { visitor } = await payer(number)
    const taken: ShoppingCart = await (await put(visitor, number, 'DELETE')).json()
    expect([taken.coupons, taken.giftCardCents]).toEqual([[], 0])
    await put(visitor, number)
    const other = (await buyerWithCart()).visitor
    const token = visitor.cookies.get('CART') ?? ''
    await other.fetch('POST', '/checkout/subscribe', { form: { cartToken: token } })
    const copied: ShoppingCart = await (await other.call('GET', CART_PATH)).json()
    expect(copied.entries).toHaveLength(1)
    expect(JSON.stringify(copied)).not.toContain(number)
    const page = await (await other.fetch('GET', subscribePath(token))).text()
    expect(page).not.toContain(number)
  })

  it('is shown on the checkout page, which asks for the rest', async () => {
    const { visitor } = await payer(await buyCard())
    const cart = await sendTo(visitor, KENDAL)
    const page = await (await visitor.fetch('GET', '/checkout')).text()
    expect(page).toContain(`Order for $${((cart.grandTotalCents - cart.giftCardCents) / 100).toFixed(2)}`)
    expect(page).toContain(`name="giftCardCents" value="${cart.giftCardCents}"`)
  })
})
