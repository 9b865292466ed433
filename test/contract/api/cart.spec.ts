import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { SITE_USER_SESSION_PATH } from '../../../src/calls/auth'
import { CART_COUPONS_PATH, CART_ENTRIES_PATH, CART_PATH, shoppingCart } from '../../../src/calls/commerce'
import { visit } from './visitor'

/** Products of the demo shop. */
const BOWLS = { itemId: 'bowls', sku: 'BOWL-S' }

describe.skipIf(!inject('hasShop'))('the cart', () => {
  it('starts empty, with the fields of the facade [API-28]', async () => {
    const cart = await (await visit().call('GET', CART_PATH)).json()
    expect(z.parse(shoppingCart, cart)).toMatchObject({ entries: [], totalQuantity: 0, grandTotalCents: 0 })
  })

  it('adds, changes and removes entries, and computes totals [API-28]', async () => {
    const visitor = visit()
    const add = async (quantity: number) =>
      (await visitor.call('POST', CART_ENTRIES_PATH, { json: { ...BOWLS, quantity } })).json()
    await add(1)
    const { newlyAdded, shoppingCart: cart } = await add(2)
    expect(newlyAdded).toMatchObject({ ...BOWLS, quantity: 3, unitPriceCents: 8400 })
    expect(z.parse(shoppingCart, cart)).toMatchObject({
      totalQuantity: 3,
      subtotalCents: 25200,
      requiresShipping: true,
    })
    expect(visitor.cookies.get('hasCart')).toBe('true')

    const path = `${CART_ENTRIES_PATH}/${newlyAdded.id}`
    const changed = await (await visitor.call('PUT', path, { json: { quantity: 5 } })).json()
    expect(changed.subtotalAmount).toEqual({ value: '420.00', currency: 'USD' })
    const json = { promoCode: 'kiln10' }
    const cheaper = await (await visitor.call('POST', CART_COUPONS_PATH, { json })).json()
    expect([cheaper.discountCents, cheaper.grandTotalCents]).toEqual([4200, 37800])
    expect((await (await visitor.call('DELETE', CART_COUPONS_PATH, { json })).json()).discountCents).toBe(0)
    expect((await (await visitor.call('DELETE', path)).json()).entries).toEqual([])
  })

  it('applies concurrent additions without losing one [API-28]', async () => {
    const visitor = visit()
    await visitor.call('POST', CART_ENTRIES_PATH, { json: { ...BOWLS, quantity: 1 } })
    await Promise.all(
      Array.from({ length: 5 }, () =>
        visitor.call('POST', CART_ENTRIES_PATH, { json: { ...BOWLS, quantity: 1 } }),
      ),
    )
    expect(await (await visitor.call('GET', CART_PATH)).json()).toMatchObject({ totalQuantity: 6 })
  })

  it('belongs to one visitor [API-28]', async () => {
    const visitor = visit()
    const json = { ...BOWLS, quantity: 1 }
    const { newlyAdded } = await (await visitor.call('POST', CART_ENTRIES_PATH, { json })).json()
    const other = await visit().call('DELETE', `${CART_ENTRIES_PATH}/${newlyAdded.id}`)
    expect(other.status).toBe(404)
    expect(await (await visitor.call('GET', CART_PATH)).json()).toMatchObject({ totalQuantity: 1 })
  })

  it.each([
    [{ ...BOWLS, quantity: 0 }, 400],
    [{ ...BOWLS, quantity: 1.5 }, 400],
    [{ ...BOWLS, quantity: '1' }, 400],
    [{ itemId: 'jar', quantity: 2 }, 400],
    [{ itemId: 'nothing', quantity: 1 }, 404],
    [{ itemId: '__proto__', quantity: 1 }, 404],
  ])('rejects %j with a message [API-28]', async (json, status) => {
    const response = await visit().call('POST', CART_ENTRIES_PATH, { json })
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { error: expect.stringMatching(/./) },
    ])
  })

  it.each([
    ['true', 1],
    ['false', 0],
  ])('contains, after a logout with cloneCart=%s, %i items [API-09]', async (cloneCart, totalQuantity) => {
    const visitor = visit()
    await visitor.call('POST', CART_ENTRIES_PATH, { json: { ...BOWLS, quantity: 1 } })
    const token = visitor.cookies.get('CART')
    await visitor.call('DELETE', SITE_USER_SESSION_PATH, { query: { cloneCart } })
    expect(visitor.cookies.get('CART')).not.toBe(token)
    expect(await (await visitor.call('GET', CART_PATH)).json()).toMatchObject({ totalQuantity })
  })
})
