// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { anyInteger, seeded } from '../../data/seeded.fixture'
import { CURRENCIES, type CurrencyCode } from './currencies'
import { moneyOf } from './money'
import { formatCents, formatMoney } from './money-format'

const LISTED =
  'EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, ARS, BRL, COP, IDR, INR, JPY, ZAR'

const CODES = Object.keys(CURRENCIES) as CurrencyCode[]

/** A space that does not break, as a reader sees it. */
const seen = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Decisions, row 21, an amount in each. */
const WRITTEN: Readonly<Record<CurrencyCode, string>> = {
  EUR: '€1,234.50',
  USD: '$1,234.50',
  AUD: 'A$1,234.50',
  NOK: '1,234.50 kr',
  CAD: 'C$1,234.50',
  NZD: 'NZ$1,234.50',
  DKK: '1,234.50 kr',
  GBP: '£1,234.50',
  HKD: 'HK$1,234.50',
  CHF: 'CHF 1,234.50',
  MXN: 'MX$1,234.50',
  SGD: 'S$1,234.50',
  SEK: '1,234.50 kr',
  CZK: '1,234.50 Kč',
  ILS: '₪1,234.50',
  PHP: '₱1,234.50',
  RUB: '1,234.50 ₽',
  PLN: '1,234.50 zł',
  THB: '฿1,234.50',
  MYR: 'RM 1,234.50',
  ARS: 'AR$1,234.50',
  BRL: 'R$1,234.50',
  COP: 'COL$1,234.50',
  IDR: 'Rp 1,234.50',
  INR: '₹1,234.50',
  JPY: '¥1,235',
  ZAR: 'R1,234.50',
}

/** Where `Intl` writes another way in English, and why we do not. */
const OTHERWISE: Readonly<Partial<Record<CurrencyCode, readonly [intl: string, why: string]>>> = {
  CAD: ['CA$1,234.50', 'the symbol of row 21 is shorter'],
  NOK: ['NOK 1,234.50', 'krone types place the symbol after the amount'],
  DKK: ['DKK 1,234.50', 'krone types place the symbol after the amount'],
  SEK: ['SEK 1,234.50', 'krone types place the symbol after the amount'],
  CZK: ['CZK 1,234.50', 'krone types place the symbol after the amount'],
  RUB: ['RUB 1,234.50', 'row 21 places the symbol after the amount'],
  PLN: ['PLN 1,234.50', 'row 21 places the symbol after the amount'],
  SGD: ['SGD 1,234.50', 'the symbol of row 21'],
  THB: ['THB 1,234.50', 'the symbol of row 21'],
  MYR: ['MYR 1,234.50', 'the symbol of row 21'],
  ARS: ['ARS 1,234.50', 'the symbol of row 21'],
  COP: ['COP 1,235', 'the symbol of row 21, and 2 decimals'],
  IDR: ['IDR 1,235', 'the symbol of row 21, and 2 decimals'],
  ZAR: ['ZAR 1,234.50', 'the symbol of row 21'],
}

describe('a currency', () => {
  it('is one of 27 [MON-01]', () => {
    expect(CODES).toEqual(LISTED.split(', '))
    expect(CODES).toHaveLength(27)
  })

  it('has 2 decimals, except for the yen with none [MON-02]', () => {
    const { JPY, ...others } = CURRENCIES
    expect(JPY.decimals).toBe(0)
    expect(new Set(Object.values(others).map(({ decimals }) => decimals))).toEqual(new Set([2]))
  })

  it.each(CODES)('%s is written with its symbol in its place [MON-05] [MON-07]', code => {
    expect(seen(formatCents(123450, code))).toBe(WRITTEN[code])
    expect(seen(formatCents(-123450, code))).toBe(`-${WRITTEN[code]}`)
  })

  it.each(CODES)('%s is written as by Intl, or differs as in the table [MON-07]', code => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).format(1234.5)
    const [expected, why] = OTHERWISE[code] ?? [WRITTEN[code], '']
    expect(seen(intl)).toBe(expected)
    expect(expected === WRITTEN[code]).toBe(why === '')
  })
})

describe('the digits of an amount', () => {
  it.each(CODES)('in %s are those of Intl, 300 times [MON-05]', code => {
    const random = seeded(CODES.indexOf(code) + 1)
    const { decimals } = CURRENCIES[code]
    const intl = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    for (let run = 0; run < 300; run++) {
      const { value } = moneyOf(anyInteger(random, Number.MAX_SAFE_INTEGER), code)
      const digits = formatMoney({ value, currency: code }).replace(CURRENCIES[code].symbol, '').trim()
      // As text, Intl accepts every digit.
      expect(digits).toBe(intl.format(value as `${number}`))
    }
  })
})

describe('an amount', () => {
  it.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [-1, '-$0.01'],
    [99999, '$999.99'],
    [100000, '$1,000.00'],
    [100000000, '$1,000,000.00'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('of %d cents is grouped by commas and has a point [MON-05]', (cents, text) => {
    expect(formatCents(cents, 'USD')).toBe(text)
  })

  it.each([
    [50000, '¥500'],
    [50049, '¥500'],
    [50050, '¥501'],
    [-50050, '-¥501'],
    [-49, '¥0'],
    [99999950, '¥1,000,000'],
  ])('of %d hundredths of a yen is rounded to a yen [MON-02]', (cents, text) => {
    expect(formatCents(cents, 'JPY')).toBe(text)
  })

  it.each([
    ['12', 'USD', '$12.00'],
    ['12.5', 'USD', '$12.50'],
    ['0012.5000', 'USD', '$12.50'],
    ['500', 'JPY', '¥500'],
  ])('of %s %s is %s, however it is stored [MON-05]', (value, currency, text) => {
    expect(formatMoney({ value, currency })).toBe(text)
  })

  it('has 15 integer places at most [MON-06]', () => {
    const usd = (value: string): string => formatMoney({ value, currency: 'USD' })
    expect(usd('999999999999999.99')).toBe('$999,999,999,999,999.99')
    expect(usd('-0000999999999999999.99')).toBe('-$999,999,999,999,999.99')
    expect(() => usd('1000000000000000.00')).toThrow(RangeError)
    expect(() => formatMoney({ value: '999999999999999.50', currency: 'JPY' })).toThrow('15 integer places')
  })

  it('stays on the line of its symbol [MON-07]', () => {
    expect([formatCents(500, 'CHF'), formatCents(500, 'SEK')]).toEqual(['CHF\u00a05.00', '5.00\u00a0kr'])
  })
})
