import { describe, expect, it } from 'vitest'
import { type Fate, startCart } from './cart-server.fixture'

const OK = { ok: true, value: undefined }

async function loaded(lines: Parameters<typeof startCart>[0]) {
  const all = startCart(lines)
  await all.store.refreshCart()
  all.server.sent.length = 0
  return all
}

const quantities = ({ shown }: Pick<ReturnType<typeof startCart>, 'shown'>) =>
  shown().cart.entries.map(({ quantity }) => quantity)

describe('a change that fails', () => {
  const refused = { status: 400, error: 'Only 3 left.' } as const

  it.each([
    ['PUT entries/1', refused, 'Unable to update quantity', 'Only 3 left.'],
    [
      'DELETE entries/1',
      { status: 500, error: '' },
      'Unable to remove item',
      'Internal server error. Please try again later.',
    ],
  ] as const)('is reverted alone, with a message: %s [CART-15]', async (call, fate, message, reason) => {
    const all = await loaded([{ quantity: 1 }, { quantity: 5 }])
    all.server.fates.push([call, fate], [call, fate])
    const failing = call.startsWith('PUT') ? all.store.changeQuantity('1', 4) : all.store.removeLine('1')
    const good = all.store.changeQuantity('2', 6)
    await all.passTime()
    expect(await failing).toEqual({ ok: false, error: { message, reason } })
    await all.passTime()
    expect(await good).toEqual(OK)
    expect(quantities(all)).toEqual([1, 6])
  })

  it('reports the available quantity if the server names it', async () => {
    const all = await loaded([{ quantity: 1 }])
    all.server.fates.push(['POST entries', { ...refused, qtyAvailable: 3 }])
    expect(await all.store.addToCart({ itemId: 'a', sku: 'A', quantity: 4 })).toMatchObject({
      error: { left: 3 },
    })
  })

  it('keeps what another tab has changed in the same line', async () => {
    const all = await loaded([{ quantity: 1 }])
    all.server.lines = []
    const change = all.store.changeQuantity('1', 4)
    await all.passTime()
    expect(await change).toEqual({
      ok: false,
      error: { message: 'Unable to update quantity', reason: 'This is not in your cart.' },
    })
    expect(quantities(all)).toEqual([])
  })

  it('succeeds if another tab has removed the same line', async () => {
    const all = await loaded([{}])
    all.server.lines = []
    expect(await all.store.removeLine('1')).toEqual(OK)
  })

  const fates = (call: string, ...all: Fate[]): [string, Fate][] => all.map(fate => [call, fate])

  it('succeeds if only its answer was lost', async () => {
    const all = await loaded([{ sku: 'A', quantity: 1 }])
    all.server.fates.push(...fates('POST', 'lost'), ...fates('DELETE', 'lost', 'offline'))
    expect(await all.store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 2 })).toEqual(OK)
    expect(quantities(all)).toEqual([3])
    expect(await all.store.removeLine('1')).toEqual(OK)
    expect(all.server.sent).toEqual([
      'POST entries {"itemId":"bowls","sku":"A","quantity":2}',
      'GET',
      'DELETE entries/1',
      'DELETE entries/1',
      'GET',
    ])
  })

  it('never adds a line twice if its answer was lost', async () => {
    const all = startCart([{ sku: 'A', quantity: 1 }])
    all.server.fates.push(...fates('POST', 'lost'))
    // The cart is loaded before, to tell whether the line was added.
    expect(await all.store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 2 })).toEqual(OK)
    expect(quantities(all)).toEqual([3])
    expect(all.server.sent.map(call => call.split(' ')[0])).toEqual(['GET', 'POST', 'GET'])

    const blind = startCart([{ sku: 'A', quantity: 1 }])
    blind.server.fates.push(...fates('GET', 'offline', 'offline'), ...fates('POST', 'lost'))
    expect(await blind.store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 2 })).toMatchObject({
      ok: false,
    })
  })

  it('leaves the cart doubtful while the server is unreachable, and settles it later', async () => {
    const all = await loaded([{ quantity: 1 }])
    all.server.fates.push(...fates('PUT', 'offline', 'offline'), ...fates('GET', 'offline', 'offline'))
    const change = all.store.changeQuantity('1', 9)
    await all.passTime()
    expect(await change).toEqual({
      ok: false,
      error: { message: 'Unable to update quantity', reason: 'Unable to connect…' },
    })
    expect(all.shown()).toMatchObject({
      isDoubtful: true,
      problem: 'Unable to connect…',
      cart: { totalQuantity: 1 },
    })
    await all.store.refreshCart()
    expect(all.shown()).toMatchObject({ isDoubtful: false, problem: '' })
  })

  it('rejects an unknown coupon code in the server’s words', async () => {
    const all = await loaded([{}])
    all.server.fates.push(...fates('POST coupons', { status: 404, error: 'This code is not valid.' }))
    expect(await all.store.applyCoupon('NO')).toMatchObject({
      ok: false,
      error: { reason: 'This code is not valid.' },
    })
    expect(await all.store.applyCoupon('KILN10')).toEqual(OK)
    expect(all.shown().cart.coupons).toMatchObject([{ promoCode: 'KILN10' }])
  })
})
