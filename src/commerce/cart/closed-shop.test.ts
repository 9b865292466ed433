// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { $site } from '../../site/core/site'
import { closure, hideCartLinks } from '../closure/closure'
import { closedText } from './cart-interface'
import { startCart } from './cart-server.fixture'

describe('a shop without a server', () => {
  it('is closed as soon as a change finds none, and tells why', async () => {
    const { store, server, shown } = startCart()
    server.isMissing = true
    expect(shown().isClosed).toBe(false)
    expect(await store.addToCart({ itemId: 'bowls', sku: 'A', quantity: 1 })).toEqual({
      ok: false,
      error: { message: 'The shop is closed: nothing can be ordered here.', reason: '' },
    })
    expect(shown()).toMatchObject({ isClosed: true, cart: { totalQuantity: 0 } })
    expect(server.isKnownClosed).toBe(true)
  })

  it('opens again when its server answers', async () => {
    const { store, server, shown } = startCart()
    server.isMissing = true
    await store.refreshCart()
    server.isMissing = false
    await store.refreshCart()
    expect([shown().isClosed, server.isKnownClosed]).toEqual([false, false])
  })

  it('is not closed by a failure of its server, or of the connection', async () => {
    const { store, server, shown } = startCart()
    for (const fate of [{ status: 503, error: '' }, 'offline'] as const) {
      server.fates.push(['GET', fate], ['GET', fate])
      await store.refreshCart()
      expect(shown()).toMatchObject({ isClosed: false, isDoubtful: true })
    }
  })
})

describe('the closure of a shop', () => {
  beforeEach(() => {
    sessionStorage.clear()
    $site.set({})
  })

  it('is what the visit has found, or what the page says', () => {
    expect(closure.read()).toBe(false)
    closure.store(true)
    expect(closure.read()).toBe(true)
    closure.store(false)
    expect(closure.read()).toBe(false)
    $site.set({ cart: { closed: true } })
    expect(closure.read()).toBe(true)
  })

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
