import { describe, expect, inject, it } from 'vitest'
import {
  add,
  buyerWithCart,
  changeVariant,
  KENDAL,
  order,
  orderUnanswered,
  readProduct,
  sendTo,
} from './buyer'
import { visit } from './visitor'

const BUYERS = 200

describe.skipIf(!inject('isOurs'))('the stock', () => {
  it('of 50 pieces is sold to 50 of 200 concurrent buyers, and not oversold [API-28]', async () => {
    expect(await changeVariant('TEAPOT', { price: '165.00', inStock: '50' })).toBe(303)
    const first = await buyerWithCart({ itemId: 'teapot', quantity: 1 })
    const buyers = [first.visitor]
    while (buyers.length < BUYERS) {
      const ready = await Promise.all(
        Array.from({ length: Math.min(20, BUYERS - buyers.length) }, async () => {
          const visitor = visit()
          expect((await add(visitor, { itemId: 'teapot', quantity: 1 })).status).toBe(200)
          return visitor
        }),
      )
      buyers.push(...ready)
    }
    const answers = await Promise.all(buyers.map(visitor => orderUnanswered(visitor, first.cart)))

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(50)
    expect(statuses.filter(status => status === 409)).toHaveLength(BUYERS - 50)
    const orders = await Promise.all(answers.filter(({ ok }) => ok).map(answer => answer.json()))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(50)
    expect((await readProduct('teapot')).variants[0]?.qtyInStock).toBe(0)
    expect((await order(first.visitor, first.cart)).status).toBe(statuses[0])
  })

  it('is unchanged by an order that fails at another line [API-28]', async () => {
    await changeVariant('STOOL', { price: '310.00', inStock: '4' })
    await changeVariant('TRIO', { price: '260.00', inStock: '2' })
    const pieces = [
      { itemId: 'stool', sku: 'STOOL', quantity: 2 },
      { itemId: 'trio', quantity: 2 },
    ]
    const { visitor, cart } = await buyerWithCart(...pieces)
    const rival = await buyerWithCart({ itemId: 'trio', quantity: 1 })
    expect((await order(rival.visitor, rival.cart)).status).toBe(200)
    const refused = await order(visitor, cart)
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'Window trio: only 1 left.' }])
    const stools = (await readProduct('stool')).variants.find(({ sku }) => sku === 'STOOL')
    expect(stools?.qtyInStock).toBe(4)
  })

  it('does not deadlock when carts contain the same two products in different orders [API-28]', async () => {
    await changeVariant('CUP-2-SAGE', { price: '52.00', inStock: '40' })
    await changeVariant('VASE-T-CREAM', { price: '48.00', inStock: '40' })
    const sage = { itemId: 'cups', sku: 'CUP-2-SAGE', quantity: 1 }
    const vase = { itemId: 'vases', sku: 'VASE-T-CREAM', quantity: 1 }
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buyerWithCart(...(index % 2 ? [sage, vase] : [vase, sage]))),
    )
    const answers = await Promise.all(buyers.map(({ visitor, cart }) => order(visitor, cart)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('is taken once for a cart that is submitted several times at once [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'glazes', quantity: 3 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(visitor, cart)))
    const ids = await Promise.all(answers.map(async answer => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
  })

  it('is sold at the price that the buyer has seen, or not at all [API-28]', async () => {
    await changeVariant('KILN-SHELF', { price: '45.00', inStock: '8' })
    const { visitor, cart } = await buyerWithCart({ itemId: 'kiln', quantity: 1 })
    await changeVariant('KILN-SHELF', { price: '46.00', inStock: '8' })
    const refused = await order(visitor, cart)
    expect([refused.status, (await refused.json()).error]).toEqual([
      409,
      'The total is now $55.20. Please look at it again.',
    ])
    expect((await order(visitor, await sendTo(visitor, KENDAL))).status).toBe(200)
  })
})
