import { describe, expect, it } from 'vitest'
import { PIXEL_EVENTS, PIXEL_SIGNALS, pixelOfPage, pixelOfSignal } from './pixels'

const page = (recordType: number, pathname: string, search = '') =>
  pixelOfPage({ itemId: 'jar', recordType }, { pathname, search })

describe('advertisers', () => {
  it('receive five events [ANA-36]', () => {
    expect(Object.keys(PIXEL_EVENTS)).toEqual([
      'addToCart',
      'search',
      'subscribe',
      'productView',
      'accountCreated',
    ])
  })

  it('receive product views and searches [ANA-36]', () => {
    expect(page(11, '/shop/jar')).toEqual({ event: 'productView', data: { content_ids: ['jar'] } })
    expect(page(0, '/search', '?q=jar')).toEqual({ event: 'search', data: { search_string: 'jar' } })
    expect([page(1, '/'), page(0, '/search'), page(0, '/other', '?q=jar')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('receive additions to the cart, subscribers and new customers [ANA-36]', () => {
    const add = { action: 'add', itemId: 'jar', quantity: 2, currency: 'EUR', count: 9 }
    expect(pixelOfSignal('ashlar:cart', add)).toEqual({
      event: 'addToCart',
      data: { content_ids: ['jar'], num_items: 2, currency: 'EUR' },
    })
    expect(pixelOfSignal('ashlar:cart', { ...add, action: 'remove' })).toBe(undefined)
    expect(pixelOfSignal('ashlar:cart', null)).toBe(undefined)
    expect(PIXEL_SIGNALS.slice(1).map(type => pixelOfSignal(type, null)?.event)).toEqual([
      'subscribe',
      'accountCreated',
    ])
  })
})
