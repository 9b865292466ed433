// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { centsOf, checkMoney, isMoney, moneyOf } from './money'
import { formatMoney } from './money-format'

const MOST = Number.MAX_SAFE_INTEGER

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123450, '1234.50'],
    [-0, '0.00'],
    [MOST, '90071992547409.91'],
    [-MOST, '-90071992547409.91'],
  ])('of %d cents has the value %j, and back [MON-03]', (cents, value) => {
    expect(moneyOf(cents, 'USD')).toEqual({ value, currency: 'USD' })
    expect(centsOf({ value, currency: 'USD' })).toBe(cents || 0)
  })

  it('counts cents of a yen too [MON-03]', () => {
    expect([centsOf({ value: '500', currency: 'JPY' }), moneyOf(50000, 'JPY').value]).toEqual([
      50000,
      '500.00',
    ])
  })

  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.5000', 1250],
    ['0012.50', 1250],
    ['-0.00', 0],
  ])('is read from %j [MON-03]', (value, cents) => {
    expect(centsOf({ value, currency: 'EUR' })).toBe(cents)
  })

  it('has no cents beyond the safe integers [MON-03]', () => {
    expect(() => centsOf({ value: '90071992547409.92', currency: 'USD' })).toThrow(RangeError)
    expect(() => moneyOf(MOST + 1, 'USD')).toThrow(RangeError)
    expect(() => moneyOf(0.5, 'USD')).toThrow(RangeError)
  })
})

describe('an invalid money object', () => {
  it.each([
    undefined,
    null,
    12.5,
    '12.50',
    '$12.50',
    [],
    {},
    { value: '12.50' },
    { currency: 'USD' },
    { value: 12.5, currency: 'USD' },
    { value: '', currency: 'USD' },
    { value: '1e3', currency: 'USD' },
    { value: '1,000.00', currency: 'USD' },
    { value: '12.345', currency: 'USD' },
    { value: '12.', currency: 'USD' },
    { value: ' 12', currency: 'USD' },
    { value: '12\n', currency: 'USD' },
    { value: '１２', currency: 'USD' },
    { value: 'NaN', currency: 'USD' },
    { value: '12.50', currency: 'usd' },
    { value: '12.50', currency: 'XXX' },
    { value: '12.50', currency: 'constructor' },
    { value: '12.50', currency: ['USD'] },
  ])('fails: %j [MON-08]', value => {
    expect(isMoney(value)).toBe(false)
    for (const use of [checkMoney, formatMoney, centsOf]) {
      expect(() => use(value as never)).toThrow(TypeError)
      expect(() => use(value as never)).toThrow('is no money object')
    }
  })
})
