// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { anyInteger, seeded } from '../../data/seeded.fixture'
import { CURRENCIES, type CurrencyCode } from './currencies'
import { centsOf } from './money'
import { formatCents, formatMoney, parseMoney } from './money-format'

const CODES = Object.keys(CURRENCIES) as CurrencyCode[]

describe('a typed amount', () => {
  it.each([
    ['USD', '12.50', '12.50'],
    ['USD', ' $12.5 ', '12.50'],
    ['USD', '12.50 usd', '12.50'],
    ['USD', 'USD 1,234', '1234.00'],
    ['USD', '1234567.89', '1234567.89'],
    ['USD', '-$5', '-5.00'],
    ['USD', '−5', '-5.00'],
    ['USD', '-0.00', '0.00'],
    ['USD', '007', '7.00'],
    ['USD', '12.5000', '12.50'],
    ['CAD', '$5', '5.00'],
    ['CAD', 'C$5', '5.00'],
    ['ZAR', 'R100', '100.00'],
    ['ZAR', 'ZAR 100', '100.00'],
    ['NOK', '12 KR', '12.00'],
    ['CHF', 'CHF\u00a05.00', '5.00'],
    ['JPY', '¥500', '500.00'],
    ['JPY', '500.00', '500.00'],
    ['USD', '999,999,999,999,999.99', '999999999999999.99'],
  ] as const)('in %s is read from %j as %s [MON-05]', (currency, text, value) => {
    expect(parseMoney(text, currency)).toEqual({ value, currency })
  })

  it.each([
    ['USD', ''],
    ['USD', '-'],
    ['USD', '$'],
    ['USD', '12,50'],
    ['USD', '1,23,456'],
    ['USD', '1.234,50'],
    ['USD', '12.345'],
    ['USD', '12.301'],
    ['USD', '.5'],
    ['USD', '5.'],
    ['USD', '1e3'],
    ['USD', '--5'],
    ['USD', '5-'],
    ['USD', 'A$5'],
    ['USD', '£5'],
    ['USD', '１２'],
    ['USD', '5\u0000'],
    ['JPY', '500.5'],
    ['USD', '1000000000000000'],
  ] as const)('in %s is not %j [MON-05] [MON-06]', (currency, text) => {
    expect(parseMoney(text, currency)).toBe(undefined)
  })
})

describe.each(CODES)('%s', code => {
  it('is read as it is written, 500 amounts up to the largest [MON-05] [MON-07]', () => {
    const random = seeded(CODES.indexOf(code) + 1)
    const { decimals } = CURRENCIES[code]
    for (let run = 0; run < 500; run++) {
      const size = run === 0 ? Number.MAX_SAFE_INTEGER - 91 : anyInteger(random, Number.MAX_SAFE_INTEGER)
      const cents = (decimals ? size : size - (size % 100)) * (random() < 0.5 ? -1 : 1) || 0
      const read = parseMoney(formatCents(cents, code), code)
      expect(read && centsOf(read)).toBe(cents)
    }
  })

  it('is read as it is written, with 15 integer places [MON-06]', () => {
    const random = seeded(CODES.indexOf(code) + 100)
    for (let run = 0; run < 200; run++) {
      const digits = Array.from({ length: 15 }, (_, at) => Math.floor(random() * 9) + (at ? 0 : 1)).join('')
      const money = { value: `${digits}.${CURRENCIES[code].decimals ? '07' : '00'}`, currency: code }
      expect(parseMoney(formatMoney(money), code)).toEqual(money)
    }
  })
})
