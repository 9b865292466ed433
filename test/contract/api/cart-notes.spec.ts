import { describe, expect, inject, it } from 'vitest'
import { SITE_USER_SESSION_PATH } from '../../../src/calls/auth'
import { CART_NOTE_PATH, CART_PATH } from '../../../src/calls/commerce'
import { MAX_NOTE_LENGTH } from '../../../src/calls/limits'
import { ORDERS_PATH } from '../../../src/calls/orders'
import { buyerWithCart, order } from './buyer'
import { visit } from './visitor'

const TILE = { itemId: 'tile', sku: 'TILE', quantity: 2 }

describe.skipIf(!inject('isOurs'))('a note to the shop', () => {
  const noteOf = async (visitor: ReturnType<typeof visit>): Promise<unknown> =>
    (await (await visitor.call('GET', CART_PATH)).json()).note

  it('is saved unchanged with the cart, until it is replaced [API-28]', async () => {
    const { visitor } = await buyerWithCart(TILE)
    expect(await noteOf(visitor)).toBe('')
    for (const note of ['Ring <b>twice</b>\n“thank you” 🐈', '']) {
      const answer = await visitor.call('PUT', CART_NOTE_PATH, { json: { note } })
      expect([answer.status, (await answer.json()).note, await noteOf(visitor)]).toEqual([200, note, note])
    }
  })

  it('belongs to the order, but not to the next one [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart(TILE)
    await visitor.call('PUT', CART_NOTE_PATH, { json: { note: 'As a present, please' } })
    const { id } = await (await order(visitor, cart)).json()
    expect(await (await visitor.fetch('GET', `${ORDERS_PATH}/${id}`)).json()).toMatchObject({
      note: 'As a present, please',
    })
    const page = await (await visitor.fetch('GET', `/order/${id}`)).text()
    expect(page).toContain('As a present, please')

    const next = await buyerWithCart(TILE)
    const plain = await (await order(next.visitor, next.cart)).json()
    expect(await (await visit().fetch('GET', `${ORDERS_PATH}/${plain.id}`)).json()).not.toHaveProperty('note')
  })

  it('is escaped on the order’s page [API-28]', async () => {
    const { visitor, cart } = await buyerWithCart(TILE)
    await visitor.call('PUT', CART_NOTE_PATH, { json: { note: '<img src=x onerror=alert(1)>' } })
    const { id } = await (await order(visitor, cart)).json()
    const page = await (await visitor.fetch('GET', `/order/${id}`)).text()
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('is kept in the cloned cart after a logout [API-09]', async () => {
    const { visitor } = await buyerWithCart(TILE)
    await visitor.call('PUT', CART_NOTE_PATH, { json: { note: 'Mine' } })
    await visitor.call('DELETE', SITE_USER_SESSION_PATH, { query: { cloneCart: 'true' } })
    expect(await noteOf(visitor)).toBe('Mine')
  })

  it('is rejected with a message if it is too long or not text, or there is no cart [API-28]', async () => {
    const { visitor } = await buyerWithCart(TILE)
    await visitor.call('PUT', CART_NOTE_PATH, { json: { note: 'Kept' } })
    for (const [who, note, status] of [
      [visitor, 'x'.repeat(MAX_NOTE_LENGTH + 1), 400],
      [visitor, 7, 400],
      [visitor, null, 400],
      [visit(), 'Hello', 404],
    ] as const) {
      const answer = await who.call('PUT', CART_NOTE_PATH, { json: { note } })
      expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(/./) }])
    }
    expect(await noteOf(visitor)).toBe('Kept')
  })
})
