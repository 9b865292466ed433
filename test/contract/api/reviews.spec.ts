import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { ORDERS_PATH } from '../../../src/calls/orders'
import { REVIEWS_PATH, reviewList, reviewsPath } from '../../../src/calls/reviews'
import { buyerWithCart, order } from './buyer'
import { visit } from './visitor'

/** Orders a book, whose buyer may review it. */
async function buyer() {
  const { visitor, cart } = await buyerWithCart({ itemId: 'glazes', quantity: 1 })
  const { id: orderId } = await (await order(visitor, cart)).json()
  const say = (more: object) =>
    visitor.call('POST', REVIEWS_PATH, { json: { orderId, itemId: 'glazes', stars: 4, ...more } })
  return { visitor, orderId, say }
}

const reviews = async () =>
  z.parse(reviewList, await (await visit().fetch('GET', reviewsPath('glazes'))).json())

describe.skipIf(!inject('hasShop'))('a review', () => {
  it('is shown below its product as it was written, and counts', async () => {
    const before = await reviews()
    const body = '<b>Bold</b> & "quoted"\nIn two lines.'
    const { say } = await buyer()
    expect((await say({ stars: 2, author: 'Ann', title: 'Fine', body })).status).toBe(204)
    const after = await reviews()
    expect(after.reviews[0]).toMatchObject({ stars: 2, author: 'Ann', title: 'Fine', body })
    expect(after.count).toBe(before.count + 1)
    expect(after.starCounts?.[1]).toBe((before.starCounts?.[1] ?? 0) + 1)
    const sum = after.reviews.reduce((sum, { stars }) => sum + stars, 0)
    expect(after.starTenths).toBe(Math.round((sum * 10) / after.count))
    const page = await (await visit().fetch('GET', '/shop/p/forty-glazes')).text()
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;')
    expect(page).not.toContain('<b>Bold</b>')
    expect(page).toContain('"aggregateRating"')
  })

  it('is accepted once per purchase, even from concurrent requests [PROD-20]', async () => {
    const { say } = await buyer()
    const answers = await Promise.all([say({}), say({}), say({})])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect(await (await say({})).json()).toEqual({ error: 'You have already reviewed this purchase' })
  })

  it('requires a purchase of the product [PROD-20]', async () => {
    const { visitor, say } = await buyer()
    const nothing = [404, { error: 'There are no products to review' }]
    const other = await say({ itemId: 'tile' })
    expect([other.status, await other.json()]).toEqual(nothing)
    const json = { orderId: '00000000-0000-0000-0000-000000000000', itemId: 'glazes', stars: 5 }
    const unknown = await visitor.call('POST', REVIEWS_PATH, { json })
    expect([unknown.status, await unknown.json()]).toEqual(nothing)
  })

  it.each([0, 6, 2.5, '5', null])('has from one to five stars, not %s', async stars => {
    const { say, visitor, orderId } = await buyer()
    expect((await say({ stars })).status).toBe(400)
    expect((await visitor.call('GET', `${ORDERS_PATH}/${orderId}`)).status).toBe(200)
  })

  it('is written on the order’s page, which requires a rating [PROD-19]', async () => {
    const { visitor, orderId } = await buyer()
    const post = (form: Record<string, string>) =>
      visitor.fetch('POST', `/order/${orderId}/review`, { form: { itemId: 'glazes', ...form } })
    const without = await post({ body: 'No stars.' })
    expect([without.status, await without.text()]).toEqual([
      400,
      expect.stringContaining('Please select a star rating'),
    ])
    const taken = await post({ stars: '5' })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `/order/${orderId}?reviewed=1`])
    expect(await (await post({ stars: '1' })).text()).toContain('You have already reviewed this purchase')
  })
})
