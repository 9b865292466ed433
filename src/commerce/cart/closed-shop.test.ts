// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { $site } from '../../site/core/site'
import { hideCartLinks } from '../closure'
import { closedText } from './cart-interface'
import { startCart } from './cart-server.fixture'

/** Answers of a host without a backend, or of a backend that fails for a moment. */
const BROKEN = [
  ['a page', { status: 200, text: '<!doctype html>' }],
  ['half a cart', { status: 200, text: '{"entries":[' }],
  ['an empty object', { status: 200, text: '{}' }],
  ['null', { status: 200, text: 'null' }],
  ['a list', { status: 200, text: '[]' }],
  ['nothing', { status: 200, text: '' }],
  ['a refusal without JSON', { status: 403, text: '<h1>No</h1>' }],
  ['a missing page', { status: 404, text: '<h1>Not found</h1>' }],
  ['an error', { status: 503, text: '{"error":""}' }],
] as const

describe('a shop whose server gives a broken answer', () => {
  it.each(BROKEN)('stays open, keeps its lines and asks again: %s', async (_, answer) => {
    const { store, server, shown } = startCart([{ sku: 'A' }])
    await store.refreshCart()
    server.answer = answer
    const outcome = await store.addToCart({ itemId: 'bowls', sku: 'B', quantity: 1 })
    expect(outcome).toMatchObject({ ok: false, error: { message: 'Something went wrong' } })
    expect(shown()).toMatchObject({ isClosed: false, isDoubtful: true, cart: { totalQuantity: 1 } })
    expect(shown().problem).not.toBe('')
    server.answer = undefined
    expect(await store.addToCart({ itemId: 'bowls', sku: 'B', quantity: 1 })).toMatchObject({ ok: true })
    expect(shown()).toMatchObject({ isDoubtful: false, problem: '', cart: { totalQuantity: 2 } })
  })

  it('says why nothing was added, and where else to order', async () => {
    $site.set({ websiteSettings: { contactEmail: 'kiln@example.com' } })
    const { store, server } = startCart()
    server.answer = { status: 404, text: '<h1>Not found</h1>' }
    expect(await store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 1 })).toEqual({
      ok: false,
      error: {
        message: 'Something went wrong',
        reason:
          'This service is temporarily unavailable. Please try again later. To order, please write to kiln@example.com.',
      },
    })
    $site.set({})
  })
})

describe('a shop whose server is silent', () => {
  it.each(['answers', 'fails'] as const)('is said to be slow until it %s', async end => {
    const { store, server, shown, passTime } = startCart([{ sku: 'A' }])
    await store.refreshCart()
    let release = (): void => {}
    server.gate = new Promise(done => {
      release = done
    })
    if (end === 'fails') server.answer = { status: 502, text: '' }
    const coupon = store.applyCoupon('KILN10')
    expect(shown().isSlow).toBe(false)
    await passTime()
    expect(shown().isSlow).toBe(true)
    release()
    expect((await coupon).ok).toBe(end === 'answers')
    await passTime()
    expect(shown().isSlow).toBe(false)
  })
})

describe('a shop that the page says is closed', () => {
  it('takes no orders, and tells why', async () => {
    const { store, server, shown } = startCart()
    server.isClosed = true
    server.answer = { status: 404, text: '<h1>Not found</h1>' }
    expect(await store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 1 })).toEqual({
      ok: false,
      error: { message: 'The shop is closed: nothing can be ordered here.', reason: '' },
    })
    expect(shown().isClosed).toBe(true)
  })

  beforeEach(() => $site.set({}))

  it('names the address of the site', () => {
    expect(closedText()).toBe('The shop is closed: nothing can be ordered here.')
    $site.set({ websiteSettings: { contactEmail: 'kiln@example.com' } })
    expect(closedText()).toBe(
      'The shop is closed: nothing can be ordered here. To order, please write to kiln@example.com.',
    )
  })

  it('hides the links to the cart, once', () => {
    const before = document.adoptedStyleSheets.length
    for (const [isHidden, sheets] of [
      [true, 1],
      [true, 1],
      [false, 0],
    ] as const) {
      hideCartLinks(isHidden)
      expect(document.adoptedStyleSheets.length - before).toBe(sheets)
    }
  })
})
