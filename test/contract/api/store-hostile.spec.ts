import { describe, expect, inject, it } from 'vitest'
import { CART_COUPONS_PATH, CART_ENTRIES_PATH, CART_PATH } from '../../../src/calls/commerce'
import { ORDERS_PATH } from '../../../src/calls/orders'
import { REVIEWS_PATH } from '../../../src/calls/reviews'
import { add, buyerWithCart, changeVariant, order, readProduct } from './buyer'
import { signIn, type Visitor, visit } from './visitor'

const cartOf = async (visitor: Visitor) => (await visitor.call('GET', CART_PATH)).json()

const stockOf = async (itemId: string, sku: string) =>
  (await readProduct(itemId)).variants.find(variant => variant.sku === sku)?.qtyInStock

describe.skipIf(!inject('isOurs'))('an attacker', () => {
  it('cannot set the price, title or weight of a line [API-28]', async () => {
    const visitor = visit()
    const json = {
      itemId: 'jar',
      quantity: 1,
      unitPriceCents: 1,
      price: 1,
      title: 'Free',
      grams: 0,
      onSale: true,
      salePriceCents: 0,
    }
    await visitor.call('POST', CART_ENTRIES_PATH, { json })
    expect(await cartOf(visitor)).toMatchObject({
      subtotalCents: 48_000,
      entries: [{ unitPriceCents: 48_000, title: 'Moon jar, wood ash' }],
    })
  })

  it('cannot add another product’s SKU [API-28]', async () => {
    const mixed = await add(visit(), { itemId: 'jar', sku: 'TILE', quantity: 1 })
    expect(mixed.status).toBe(404)
  })

  it('cannot change a line of another’s cart, or of an order [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'tile', quantity: 2 })
    const path = `${CART_ENTRIES_PATH}/${cart.entries[0]?.id}`
    const { visitor: stranger } = await buyerWithCart({ itemId: 'tile', quantity: 1 })
    expect((await stranger.call('PUT', path, { json: { quantity: 9 } })).status).toBe(404)
    expect((await stranger.call('DELETE', path)).status).toBe(404)
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2 })

    const placed = await (await order(visitor, cart)).json()
    expect((await visitor.call('PUT', path, { json: { quantity: 9 } })).status).toBe(404)
    expect((await visitor.call('DELETE', path)).status).toBe(404)
    const json = { promoCode: 'KILN10' }
    expect((await visitor.call('POST', CART_COUPONS_PATH, { json })).status).toBe(404)
    const now = await (await visit().fetch('GET', `${ORDERS_PATH}/${placed.id}`)).json()
    expect(now).toMatchObject({
      lines: [{ quantity: 2 }],
      coupons: [],
      grandTotalCents: cart.grandTotalCents,
    })
  })

  it('cannot use a coupon twice, by another spelling or by concurrent requests [API-28]', async () => {
    const { visitor } = await buyerWithCart({ itemId: 'glazes', quantity: 1 })
    const codes = ['KILN10', 'kiln10', ' Kiln10 ', 'KILN10', 'kıln10', 'KILN10']
    await Promise.all(
      codes.map(promoCode => visitor.call('POST', CART_COUPONS_PATH, { json: { promoCode } })),
    )
    const cart = await cartOf(visitor)
    expect(cart.coupons).toHaveLength(1)
    expect(cart.discountCents).toBe(180)
  })

  it('pays for what is sold when another tab changes the line, and the stock matches [API-28]', async () => {
    await changeVariant('PLATE-SIDE', { price: '32.00', inStock: '30' })
    const { visitor, cart } = await buyerWithCart({ itemId: 'plates', sku: 'PLATE-SIDE', quantity: 2 })
    const path = `${CART_ENTRIES_PATH}/${cart.entries[0]?.id}`
    const put = (quantity: number) => visitor.call('PUT', path, { json: { quantity } })
    const [, answer] = await Promise.all([put(5), order(visitor, cart), put(3)])
    // At the total that the buyer has seen, or not at all.
    if (answer?.status !== 200) {
      expect(answer?.status).toBe(409)
      expect(await stockOf('plates', 'PLATE-SIDE')).toBe(30)
      return
    }
    const placed = await answer.json()
    expect(placed).toMatchObject({ lines: [{ quantity: 2 }], grandTotalCents: cart.grandTotalCents })
    expect(await stockOf('plates', 'PLATE-SIDE')).toBe(28)
  })

  it('does not regain sold stock when the owner saves a price on an outdated page [API-28]', async () => {
    await changeVariant('PLATE-DINNER', { price: '44.00', inStock: '26' })
    const { visitor, cart } = await buyerWithCart({ itemId: 'plates', sku: 'PLATE-DINNER', quantity: 4 })
    expect((await order(visitor, cart)).status).toBe(200)
    const old = { price: '45.00', inStock: '26', shownInStock: '26' }
    expect(await changeVariant('PLATE-DINNER', old)).toBe(303)
    expect(await stockOf('plates', 'PLATE-DINNER')).toBe(22)
    await changeVariant('PLATE-DINNER', { ...old, inStock: '20' })
    expect(await stockOf('plates', 'PLATE-DINNER')).toBe(20)
  })

  it('cannot insert markup into an order, a review or the owner’s lists [API-28]', async () => {
    const name = '<img src=x onerror=alert(1)>"\u202e\u0000'
    const { visitor, cart } = await buyerWithCart({ itemId: 'tile', quantity: 2 })
    const placed = await (await order(visitor, cart, { name, email: '"<script>"@example.com' })).json()
    const json = { orderId: placed.id, itemId: 'tile', stars: 1, author: name, title: name, body: name }
    expect((await visitor.call('POST', REVIEWS_PATH, { json })).status).toBe(204)
    const owner = await signIn()
    for (const [who, path] of [
      [visit(), `/order/${placed.id}`],
      [visit(), '/shop/p/test-tile'],
      [owner, '/config/orders'],
    ] as const) {
      const page = await (await who.fetch('GET', path)).text()
      expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(page).not.toMatch(/<img src=x|"<script>"@/)
    }
  })

  it('finds an order only by its id, which no page, list or review reveals [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'tile', quantity: 2 })
    const placed = await (await order(visitor, cart)).json()
    const json = { orderId: placed.id, itemId: 'tile', stars: 5 }
    await visitor.call('POST', REVIEWS_PATH, { json })
    const page = await visit().fetch('GET', `/order/${placed.id}`)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    })
    const failed = await visitor.fetch('POST', `/order/${placed.id}/review`, { form: { itemId: 'tile' } })
    expect([failed.status, failed.headers.get('referrer-policy')]).toEqual([400, 'same-origin'])
    for (const path of ['/shop/p/test-tile', '/api/commerce/products/tile/reviews', '/shop'])
      expect(await (await visit().fetch('GET', path)).text()).not.toContain(placed.id)
    for (const id of [`${placed.number}`, placed.id.slice(0, -1), `${placed.id}0`, cart.id])
      expect((await visit().fetch('GET', `/order/${id}`)).status).toBe(404)
  })
})
