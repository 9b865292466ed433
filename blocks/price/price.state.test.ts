import { describe, expect, it } from 'vitest'
import { priceOfText } from './price.state'

const CASES = [
  ['84', '', { kind: 'plain', cents: 8400 }],
  ['$1,234.50', '', { kind: 'plain', cents: 123_450 }],
  ['from $84.00', '', { kind: 'from', cents: 8400 }],
  ['$68.00', '$84.00', { kind: 'sale', cents: 6800, originalCents: 8400 }],
  ['$84.00', '$84.00', { kind: 'plain', cents: 8400 }],
  // Ambiguous texts stay as the server wrote them.
  ['84,50', '', undefined],
  ['$84.00 renews every month', '', undefined],
  ['ask us', '', undefined],
  ['', '', undefined],
  ['-$5.00', '', undefined],
  ['$68.00', 'more', undefined],
  ['from $68.00', '$84.00', undefined],
  ['99999999999999.99', '', undefined],
] as const

describe('priceOfText', () => {
  it.each(CASES)('reads "%s" beside "%s" [PROD-16] [PROD-17]', (price, original, read) => {
    expect(priceOfText({ price, original }, 'USD')).toEqual(read)
  })

  it('reads an amount only in the currency of the page', () => {
    expect(priceOfText({ price: '12.00 kr', original: '' }, 'SEK')).toEqual({ kind: 'plain', cents: 1200 })
    expect(priceOfText({ price: '€12.00', original: '' }, 'SEK')).toBe(undefined)
  })
})
