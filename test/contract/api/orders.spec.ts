import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { CART_COOKIES } from '../../../demo/server/requests/cart-cookies'
import { CART_COUPONS_PATH, CART_PATH, CART_SHIPPING_PATH, shoppingCart } from '../../../src/calls/commerce'
import { ORDERS_PATH, order as orderAnswer, TEST_CARDS } from '../../../src/calls/orders'
import { PRODUCTS_PATH, productList } from '../../../src/calls/products'
import { add, buyerWithCart, KENDAL, order, sendTo } from './buyer'
import { visit } from './visitor'

const NEW_YORK = { ...KENDAL, country: 'US', region: 'NY', city: 'New York', postalCode: '10013' } as const

describe.skipIf(!inject('hasShop'))('the shop', () => {
  it('sells 18 products of every type, with texts and pictures [PROD-01] [PROD-02]', async () => {
    const { items } = z.parse(productList, await (await visit().fetch('GET', PRODUCTS_PATH)).json())
    expect(items).toHaveLength(18)
    expect(new Set(items.map(({ productType }) => productType))).toEqual(
      new Set(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD']),
    )
    expect(items.filter(({ subscriptionPlan }) => subscriptionPlan)).toHaveLength(2)
    for (const { title, excerpt, images, variants } of items) {
      expect([title, excerpt, images[0]?.alt]).toEqual(Array(3).fill(expect.stringMatching(/\S/)))
      expect((await visit().fetch('GET', images[0]?.src ?? '')).headers.get('content-type')).toBe(
        'image/webp',
      )
      expect(variants.length).toBeGreaterThan(0)
    }
    const { priceCents, salePriceCents, onSale } = items.find(({ itemId }) => itemId === 'plans') ?? {}
    expect({ priceCents, salePriceCents, onSale }).toEqual({
      priceCents: 900,
      salePriceCents: 600,
      onSale: true,
    })
  })

  it.each(['nothing', '__proto__', '%00', 'x'.repeat(500)])('has no product %s', async id => {
    const response = await visit().fetch('GET', `${PRODUCTS_PATH}/${id}`)
    expect([response.status, await response.json()]).toEqual([404, { error: 'There is no such product.' }])
  })

  it('computes tax and shipping by destination [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'bowls', sku: 'BOWL-S', quantity: 1 })
    z.parse(shoppingCart, cart)
    // 2 kg or part thereof: 450 + 2 × 60; one fifth of both.
    expect(cart).toMatchObject({
      subtotalCents: 8400,
      shippingCostCents: 570,
      taxCents: 1794,
      grandTotalCents: 10764,
    })
    expect(cart.selectedShippingOption?.id).toBe('home-post')

    // 1800 + 2 × 650; 4 % and 4.875 % of 11500, each rounded separately: 460 and 560.625.
    const there = await sendTo(visitor, NEW_YORK)
    expect(there).toMatchObject({ shippingCostCents: 3100, taxCents: 1021, grandTotalCents: 12521 })
    expect(there.applicableTaxRules.map(({ amountCents }) => amountCents)).toEqual([460, 561])

    const json = { id: 'america-courier' }
    const faster = await (await visitor.call('PUT', CART_SHIPPING_PATH, { json })).json()
    expect(faster).toMatchObject({ shippingCostCents: 5700, grandTotalCents: 8400 + 5700 + 564 + 687 })
    expect(await sendTo(visitor, { ...KENDAL, country: 'JP' })).toMatchObject({
      taxCents: 0,
      shippingCostCents: 4300,
    })
  })

  it('charges no shipping without weight, and no tax on gift cards [API-28]', async () => {
    const { cart } = await buyerWithCart(
      { itemId: 'glazes', quantity: 1 },
      { itemId: 'card', sku: 'CARD-50', quantity: 1 },
    )
    expect(cart).toMatchObject({
      shippingOptions: [],
      requiresShipping: false,
      hasDigital: true,
      purelyDigital: false,
      taxCents: 360,
      grandTotalCents: 7160,
    })
  })

  it('applies coupons, each by its own rule, and reports inactive ones [API-28]', async () => {
    const { visitor } = await buyerWithCart({ itemId: 'cups', sku: 'CUP-2', quantity: 1 })
    const use = async (promoCode: string) =>
      (await visitor.call('POST', CART_COUPONS_PATH, { json: { promoCode } })).json()
    expect(await use('mend5')).toMatchObject({ discountCents: 500 })
    expect(await use(' Kiln10 ')).toMatchObject({ discountCents: 1020 })
    expect(await use('BYPOST')).toMatchObject({ shippingCostCents: 0, taxCents: 836, grandTotalCents: 5016 })
    const { entries } = await use('KILN10')
    await add(visitor, { itemId: 'tile', quantity: 2 })
    const less = await (await visitor.call('DELETE', `${CART_PATH}/entries/${entries[0].id}`)).json()
    expect(less).toMatchObject({ subtotalCents: 800, discountCents: 80 })
    expect(less.invalidCoupons).toEqual([
      expect.objectContaining({ promoCode: 'MEND5', problem: 'too-little' }),
    ])
  })

  it('keeps an order unchanged at a secret URL [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart(
      { itemId: 'four-seasons', quantity: 1 },
      { itemId: 'throwing', sku: 'WHEEL-FEB', quantity: 1 },
    )
    const placed = z.parse(orderAnswer, await (await order(visitor, cart)).json())
    expect(placed).toMatchObject({
      name: 'Ann Ash',
      grandTotalCents: cart.grandTotalCents,
      address: KENDAL,
      shipping: cart.selectedShippingOption,
      taxes: cart.applicableTaxRules,
    })
    expect(placed.lines).toMatchObject([
      { sku: 'CRATE', unitPriceCents: 9500, subscriptionPlan: { numBillingCycles: 4 } },
      { sku: 'WHEEL-FEB', optionValues: [{ optionName: 'Day', value: '6 February' }] },
    ])
    expect(await (await visit().fetch('GET', `${ORDERS_PATH}/${placed.id}`)).json()).toEqual(placed)
    expect(await (await visitor.call('GET', CART_PATH)).json()).toMatchObject({ entries: [] })
  })

  it('shows an order to nobody who has only the cookie of its cart', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'glazes', quantity: 1 })
    const cookies = new Map(visitor.cookies)
    const placed = await (await order(visitor, cart)).json()
    for (const name of Object.values(CART_COOKIES)) expect(visitor.cookies.has(name)).toBe(false)

    const thief = visit()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    for (const more of [{ email: 'thief@example.com' }, { email: 'ANN@example.com.evil' }, { card: 'x' }]) {
      const answer = await order(thief, cart, more as object)
      expect([answer.status, await answer.text()]).toEqual([
        expect.toBeOneOf([400, 404]),
        expect.not.stringContaining('Kendal'),
      ])
    }
    expect(await (await thief.call('GET', CART_PATH)).json()).toMatchObject({ entries: [] })
    // The buyer, whose answer was lost, gets the same order.
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    expect((await (await order(visitor, cart)).json()).id).toBe(placed.id)
  })

  it.each([
    [{ card: TEST_CARDS.declined }, 400, 'Your card was declined. Your order was not placed.'],
    [{ card: '4111111111111111' }, 400, /card/],
    [{ email: 'nobody' }, 400, /email/],
    [{ address: { ...KENDAL, line1: ' ' } }, 400, 'Please enter a shipping address.'],
    [{ address: NEW_YORK }, 409, /^The total is now \$[\d.]+\. Please look at it again\.$/],
    [
      { shippingOptionId: 'world-post' },
      400,
      'This shipping option is not available for your destination. Please choose another.',
    ],
    [{ grandTotalCents: 1 }, 409, /^The total is now/],
    [{ grandTotalCents: -1 }, 400, /grandTotalCents/],
  ] as const)(
    'rejects an order with %j with a message, and keeps the cart [API-28]',
    async (more, status, words) => {
      const { visitor, cart } = await buyerWithCart({ itemId: 'tile', quantity: 3 })
      const response = await order(visitor, cart, more as object)
      const error = typeof words === 'string' ? words : expect.stringMatching(words)
      expect([response.status, await response.json()]).toEqual([status, { error }])
      expect(await (await visitor.call('GET', CART_PATH)).json()).toMatchObject({ totalQuantity: 3 })
    },
  )

  it('requires a minimum subtotal [CART-14]', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'tile', quantity: 1 })
    expect(await (await order(visitor, cart)).json()).toEqual({
      error: 'To check out, your order subtotal must be $5.00 or more.',
    })
  })

  it.each(['nothing', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"])('has no order %s', async id => {
    const response = await visit().fetch('GET', `${ORDERS_PATH}/${encodeURIComponent(id)}`)
    expect([response.status, await response.json()]).toEqual([404, { error: 'There is no such order.' }])
  })

  it('rejects an order without a cart', async () => {
    expect((await order(visit(), { grandTotalCents: 0 })).status).toBe(404)
  })
})
