import { describe, expect, it } from 'vitest'
import { startCart } from './cart-server.fixture'
import { newEntry } from './carts.fixture'

const OK = { ok: true, value: undefined }

async function loaded(lines: Parameters<typeof startCart>[0]) {
  const all = startCart(lines)
  await all.store.refreshCart()
  all.server.sent.length = 0
  return all
}

const quantities = ({ shown }: Pick<ReturnType<typeof startCart>, 'shown'>) =>
  shown().cart.entries.map(({ quantity }) => quantity)

describe('the cart on a page', () => {
  it('is empty and not loaded until the server has answered', async () => {
    const { store, shown } = startCart([{ quantity: 3 }])
    expect(shown()).toMatchObject({ isLoaded: false, cart: { totalQuantity: 0 } })
    expect(await store.refreshCart()).toEqual(OK)
    expect(shown()).toMatchObject({ isLoaded: true, cart: { totalQuantity: 3, subtotalCents: 3000 } })
  })

  it('shows a new quantity immediately and sends only the last of several', async () => {
    const all = await loaded([{ quantity: 1 }])
    const first = all.store.changeQuantity('1', 2)
    const second = all.store.changeQuantity('1', 7)
    await Promise.resolve()
    expect(all.shown()).toMatchObject({ isEstimate: true, cart: { totalQuantity: 7, subtotalCents: 7000 } })
    expect(all.server.sent).toEqual([])
    await all.passTime()
    expect(await Promise.all([first, second])).toEqual([OK, OK])
    expect(all.server.sent).toEqual(['PUT entries/1 {"quantity":7}'])
    expect(all.shown()).toMatchObject({ isEstimate: false, cart: { totalQuantity: 7 } })
  })

  it('sends changes one after another, in order', async () => {
    const all = await loaded([{}, {}])
    let open = (): void => {}
    all.server.gate = new Promise(done => {
      open = done
    })
    const changes = [all.store.changeQuantity('2', 4), all.store.removeLine('1')]
    await expect.poll(() => all.server.sent).toEqual(['PUT entries/2 {"quantity":4}'])
    open()
    await Promise.all(changes)
    expect(all.server.sent).toEqual(['PUT entries/2 {"quantity":4}', 'DELETE entries/1'])
    expect(quantities(all)).toEqual([4])
  })

  it('adds twice what is clicked twice', async () => {
    const all = await loaded([])
    const line = { itemId: 'bowls', sku: 'A', quantity: 1 }
    expect(await Promise.all([all.store.addToCart(line), all.store.addToCart(line)])).toEqual([OK, OK])
    expect(all.server.lines.map(({ quantity }) => quantity)).toEqual([2])
  })

  it('shows a line that a product describes before the server answers', async () => {
    const all = await loaded([{ quantity: 2 }])
    const shown = newEntry({ sku: 'B', quantity: 3, unitPriceCents: 500 })
    const adding = all.store.addToCart({ itemId: shown.itemId, sku: 'B', quantity: 3, shown })
    expect(all.shown().cart).toMatchObject({ totalQuantity: 5, subtotalCents: 3500 })
    await adding
    expect(all.shown().cart.entries.map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('changes an unconfirmed line once the server has confirmed it', async () => {
    const all = await loaded([])
    const shown = newEntry({ sku: 'B', quantity: 1 })
    const adding = all.store.addToCart({ itemId: shown.itemId, sku: 'B', quantity: 1, shown })
    const removing = all.store.removeLine(all.shown().cart.entries[0]?.id ?? '')
    expect(await Promise.all([adding, removing])).toEqual([OK, OK])
    expect(all.server.sent.at(-1)).toBe('DELETE entries/1')
    expect(quantities(all)).toEqual([])
  })

  it('rejects an invalid quantity without a call', async () => {
    const all = await loaded([{}])
    for (const quantity of [-1, 1.5, 10_001, Number.NaN]) {
      expect(await all.store.changeQuantity('1', quantity)).toMatchObject({
        error: { message: 'Unable to update quantity' },
      })
      expect(await all.store.addToCart({ itemId: 'a', sku: 'b', quantity })).toMatchObject({ ok: false })
    }
    expect(all.server.sent).toEqual([])
  })

  it('announces a change once the server has confirmed it', async () => {
    const all = await loaded([{ sku: 'A', quantity: 2 }])
    await all.store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 1 })
    await all.store.removeLine('1')
    const sale = { itemId: 'bowls', sku: 'A', currency: 'USD' }
    expect(all.told).toEqual([
      { action: 'add', ...sale, quantity: 1, count: 3, subtotalCents: 3000 },
      { action: 'remove', ...sale, quantity: 3, count: 0, subtotalCents: 0 },
    ])
  })
})

describe('a visitor who continues', () => {
  it('waits for all answers before checkout', async () => {
    const all = await loaded([{ quantity: 1 }])
    all.store.changeQuantity('1', 3)
    await Promise.resolve()
    await all.store.settleCart()
    expect(all.server.lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('sends pending changes when leaving the page', async () => {
    const all = await loaded([{ quantity: 1 }, {}])
    all.store.changeQuantity('1', 3)
    await Promise.resolve()
    all.store.leaveCart()
    expect(all.server.sent).toEqual(['PUT entries/1 {"quantity":3}'])
  })
})
