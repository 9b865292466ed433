import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type CurrencyCode } from './currencies'
import { centsOf, isMoney, moneyOf } from './money'
import { formatMoney, parseMoney } from './money-format'

const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]))
const cents = fc.maxSafeInteger()

describe('any amount', () => {
  it('survives cents → money → cents', () => {
    fc.assert(fc.property(cents, currency, (amount, code) => centsOf(moneyOf(amount, code)) === amount))
  })

  it('is read again as it was written, if its currency has decimals', () => {
    const withDecimals = currency.filter(code => CURRENCIES[code].decimals > 0)
    fc.assert(
      fc.property(cents, withDecimals, (amount, code) => {
        const money = moneyOf(amount, code)
        expect(parseMoney(formatMoney(money), code)).toEqual(money)
      }),
    )
  })

  it('has its thousands in groups of three', () => {
    fc.assert(
      fc.property(cents, amount => {
        expect(formatMoney(moneyOf(amount, 'USD'))).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/)
      }),
    )
  })
})

describe('any text', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-−$€£ \d.,]{0,40}$/), fc.string({ unit: 'binary' }))

  it('is a money object or nothing', () => {
    fc.assert(
      fc.property(text, currency, (written, code) => {
        const money = parseMoney(written, code)
        expect(money === undefined || (isMoney(money) && money.currency === code)).toBe(true)
      }),
    )
  })
})
