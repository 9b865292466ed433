import { describe, expect, inject, it } from 'vitest'
import { buyerWithCart, order } from './buyer'
import { type Visitor, visit } from './visitor'

/** Titles under a page's "Customers also bought", in order. */
async function alsoBought(visitor: Visitor, path: string): Promise<string[]> {
  const page = await (await visitor.fetch('GET', path)).text()
  const [, list = ''] = /<section class="also-bought"([\s\S]*?)<\/section>/.exec(page) ?? []
  return [...list.matchAll(/data-item-id="([^"]+)"/g)].map(([, id = '']) => id)
}

describe.skipIf(!inject('isOurs'))('customers also bought', () => {
  it('lists the products most often bought together first, on a product’s page and in the cart [CART-12]', async () => {
    const day = { itemId: 'throwing', sku: 'WHEEL-DEC', quantity: 1 }
    for (const more of [['glazes', 'card'], ['glazes', 'card'], ['card']]) {
      const pieces = more.map(itemId => ({
        itemId,
        quantity: 1,
        ...(itemId === 'card' && { sku: 'CARD-100' }),
      }))
      const { visitor, cart } = await buyerWithCart(day, ...pieces)
      expect((await order(visitor, cart)).status).toBe(200)
    }
    const { visitor } = await buyerWithCart(day)
    for (const path of ['/shop/p/first-bowls', '/cart']) {
      const names = await alsoBought(visitor, path)
      expect(names.slice(0, 2)).toEqual(['card', 'glazes'])
    }
    expect(await alsoBought(visit(), '/cart')).toEqual([])
  })
})
