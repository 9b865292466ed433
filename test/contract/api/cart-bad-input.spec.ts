import { describe, expect, inject, it } from 'vitest'
import {
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_PATH,
  CART_SHIPPING_PATH,
} from '../../../src/calls/commerce'
import { CRUMB } from '../../../src/calls/core/crumb'
import { MAX_CART_ENTRIES } from '../../../src/calls/limits'
import { add, buyerWithCart, changeVariant, order } from './buyer'
import { visit } from './visitor'

const TILE = { itemId: 'tile', sku: 'TILE' }

const cartOf = async (visitor: ReturnType<typeof visit>) => (await visitor.call('GET', CART_PATH)).json()

describe.skipIf(!inject('isOurs'))('a cart', () => {
  it.each([0, -1, 1.5, 10_001, 1e21, '2', null])('rejects a quantity of %s [API-28]', async quantity => {
    const { visitor, cart } = await buyerWithCart({ ...TILE, quantity: 2 })
    const [entry] = cart.entries
    for (const response of [
      await visitor.call('POST', CART_ENTRIES_PATH, { json: { ...TILE, quantity } }),
      await visitor.call('PUT', `${CART_ENTRIES_PATH}/${entry?.id}`, { json: { quantity } }),
    ]) {
      expect([response.status, await response.json()]).toEqual([400, { error: expect.stringMatching(/./) }])
    }
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2, subtotalCents: 800 })
  })

  it('does not exceed the stock, by any call [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart({ itemId: 'bench', quantity: 2 })
    const path = `${CART_ENTRIES_PATH}/${cart.entries[0]?.id}`
    const answers = [
      await add(visitor, { itemId: 'bench', quantity: 2 }),
      await visitor.call('PUT', path, { json: { quantity: 4 } }),
      await add(visitor, { itemId: 'bottle', quantity: 1 }),
      await visitor.call('POST', CART_ENTRIES_PATH, {
        json: { itemId: 'bench', quantity: 2, additionalFields: '{"engraving":"A"}' },
      }),
    ]
    expect(await Promise.all(answers.map(answer => answer.json()))).toEqual([
      { error: 'Only 3 left.', qtyAvailable: 3 },
      { error: 'Only 3 left.', qtyAvailable: 3 },
      { error: 'This is sold out.', qtyAvailable: 0 },
      { error: 'Only 3 left.', qtyAvailable: 3 },
    ])
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2 })
  })

  it('keeps a line whose SKU no longer exists, without a price, and excludes it from orders [API-28]', async () => {
    const price = { price: '345.00', inStock: '2' }
    const { visitor, cart } = await buyerWithCart(
      { ...TILE, quantity: 5 },
      { itemId: 'stool', sku: 'STOOL-OAK', quantity: 1 },
    )
    await changeVariant('STOOL-OAK', { ...price, isOffered: false })
    const now = await cartOf(visitor)
    expect(now).toMatchObject({ subtotalCents: 2000, totalQuantity: 6 })
    expect(now.entries[1]).toMatchObject({ problem: 'gone', unitPriceCents: 0, title: 'Three-legged stool' })
    expect((await order(visitor, now)).status).toBe(409)
    expect((await add(visit(), { itemId: 'stool', sku: 'STOOL-OAK', quantity: 1 })).status).toBe(404)
    const path = `${CART_ENTRIES_PATH}/${now.entries[1].id}`
    expect((await visitor.call('PUT', path, { json: { quantity: 2 } })).status).toBe(404)
    expect((await (await visitor.call('DELETE', path)).json()).entries).toHaveLength(1)
    await changeVariant('STOOL-OAK', price)
    expect(cart.totalQuantity).toBe(6)
  })

  it.each([
    ['of another site', 'a0b1c2d3e4f5'],
    ['that is half an escape', '%00'],
    ['full of SQL', '"; drop table carts; --'],
    ['of 4000 characters', 'x'.repeat(4000)],
  ])('with a token %s is empty, and its first item creates a new one [API-28]', async (_, token) => {
    const visitor = visit()
    visitor.cookies.set('CART', token)
    expect(await cartOf(visitor)).toMatchObject({ id: '', entries: [] })
    expect((await add(visitor, { ...TILE, quantity: 1 })).status).toBe(200)
    expect(visitor.cookies.get('CART')).not.toBe(token)
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 1 })
  })

  it('rejects a stale crumb, and answers with a fresh one [API-26]', async () => {
    const { visitor } = await buyerWithCart({ ...TILE, quantity: 1 })
    const stale = { query: { [CRUMB]: 'stale' }, json: { ...TILE, quantity: 7 } }
    const refused = await visitor.fetch('POST', CART_ENTRIES_PATH, stale)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { crumbFail: true, crumb: expect.stringMatching(/./) },
    ])
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 1 })
  })

  it('keeps the last of two concurrent changes to one line [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart({ ...TILE, quantity: 1 })
    const path = `${CART_ENTRIES_PATH}/${cart.entries[0]?.id}`
    const put = (quantity: number) => visitor.call('PUT', path, { json: { quantity } })
    const answers = await Promise.all([3, 7, 3, 7, 3, 7].map(put))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { totalQuantity, subtotalCents } = await cartOf(visitor)
    expect([3, 7]).toContain(totalQuantity)
    expect(subtotalCents).toBe(totalQuantity * 400)

    const [gone, late] = [await visitor.call('DELETE', path), await put(2)]
    expect([gone.status, late.status, await late.json()]).toEqual([
      200,
      404,
      { error: 'This item is not in your cart.' },
    ])
    expect(await cartOf(visitor)).toMatchObject({ entries: [], subtotalCents: 0 })
  })

  it(`contains at most ${MAX_CART_ENTRIES} lines [API-28]`, async () => {
    const { visitor } = await buyerWithCart({ ...TILE, quantity: 1 })
    const line = (number: number) =>
      visitor.call('POST', CART_ENTRIES_PATH, {
        json: { itemId: 'glazes', quantity: 1, additionalFields: `${number}` },
      })
    const refused: string[] = []
    for (let number = 0; number < MAX_CART_ENTRIES + 40; number += 40) {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => line(number + index)))
      for (const answer of answers) if (answer.status === 400) refused.push((await answer.json()).error)
    }
    const { entries, subtotalCents } = await cartOf(visitor)
    expect(entries.length).toBe(MAX_CART_ENTRIES)
    expect(refused).toEqual(Array.from({ length: 41 }, () => 'A cart can hold at most 200 items.'))
    expect(subtotalCents).toBe(400 + (MAX_CART_ENTRIES - 1) * 1800)
  })

  it.each([
    ['POST', CART_COUPONS_PATH, { promoCode: 'NOTHING' }, 404, 'This code is not valid.'],
    ['POST', CART_COUPONS_PATH, { promoCode: 'spring26' }, 400, 'This code has expired.'],
    ['PUT', CART_LOCATION_PATH, { country: 'Britain' }, 400, /country/],
    ['PUT', CART_SHIPPING_PATH, { id: 'world-post' }, 404, 'This shipping option is not available.'],
    ['POST', CART_ENTRIES_PATH, { itemId: 'cups', quantity: 1 }, 400, 'Please choose a variant.'],
    [
      'POST',
      CART_ENTRIES_PATH,
      { itemId: 'cups', sku: 'TILE', quantity: 1 },
      404,
      'There is no such product.',
    ],
    ['POST', CART_ENTRIES_PATH, { itemId: 'tile', sku: 'x'.repeat(61), quantity: 1 }, 400, /sku/],
  ])('answers %s %s %j with a message [API-28]', async (method, path, json, status, words) => {
    const { visitor } = await buyerWithCart({ ...TILE, quantity: 1 })
    const response = await visitor.call(method, path, { json })
    const error = typeof words === 'string' ? words : expect.stringMatching(words)
    expect([response.status, await response.json()]).toEqual([status, { error }])
  })

  it.each(['1000000.01', '-1', '1,5', '', '1e3'])(
    'has no price outside the limits: %j [PROD-10]',
    async price => {
      expect(await changeVariant('TILE', { price, inStock: '400' })).toBe(400)
      expect((await buyerWithCart({ ...TILE, quantity: 1 })).cart.subtotalCents).toBe(400)
    },
  )
})
