// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  type Coupon,
  codeOf,
  couponProblem,
  discountsOf,
  rulesAt,
  shippingCost,
  type TaxRule,
} from './order-totals'

describe('a coupon', () => {
  it('is found by its code, ignoring case and spaces [CART-05]', () => {
    expect(codeOf('  kiln10 ')).toBe('KILN10')
  })

  it.each([
    [{}, 0, undefined],
    [{ fromCents: 5000 }, 4999, 'too-little'],
    [{ fromCents: 5000 }, 5000, undefined],
    [{ startsAt: 1001 }, 0, 'not-yet'],
    [{ startsAt: 1000 }, 0, undefined],
    [{ endsAt: 1000 }, 0, 'ended'],
    [{ endsAt: 1001 }, 0, undefined],
  ])('with %j and a subtotal of %d has the problem %j [CART-05]', (more, subtotalCents, problem) => {
    expect(couponProblem({ promoCode: 'A', ...more }, subtotalCents, 1000)).toBe(problem)
  })

  it('adds up with others [CART-06]', () => {
    const coupons: Coupon[] = [
      { promoCode: 'A', percent: 10 },
      { promoCode: 'B', percent: 5, fixedCents: 300 },
      { promoCode: 'C', isFreeShipping: true },
    ]
    expect(discountsOf(coupons)).toEqual({ percent: 15, fixedCents: 300 })
    expect(discountsOf([])).toEqual({ percent: 0, fixedCents: 0 })
  })
})

describe('shipping', () => {
  const rate = { baseCents: 450, perKilogramCents: 60, freeFromCents: 15_000 }
  it.each([
    [0, 1000, 450],
    [1, 1000, 510],
    [1000, 1000, 510],
    [1001, 1000, 570],
    [1001, 14_999, 570],
    [1001, 15_000, 0],
  ])('of %d grams for %d cents costs %d [CART-06]', (grams, subtotalCents, cents) => {
    expect(shippingCost(rate, grams, subtotalCents)).toBe(cents)
  })

  it('is never free without a threshold [CART-06]', () => {
    expect(shippingCost({ baseCents: 450, perKilogramCents: 0 }, 0, Number.MAX_SAFE_INTEGER)).toBe(450)
  })
})

describe('taxes', () => {
  const rule = (country: string, rateMillionths: number, region?: string): TaxRule => ({
    country,
    rateMillionths,
    includesShipping: false,
    ...(region && { region }),
  })
  const RULES = [rule('GB', 1), rule('CA', 2), rule('CA', 3, 'QC'), rule('US', 4, 'NY'), rule('US', 5, 'NY')]

  it.each([
    [{ country: 'GB', region: '' }, [1]],
    [{ country: 'GB', region: 'Kent' }, [1]],
    [{ country: ' gb ', region: '' }, [1]],
    [{ country: 'CA', region: '' }, [2]],
    [{ country: 'CA', region: ' qc ' }, [2, 3]],
    [{ country: 'us', region: 'NY' }, [4, 5]],
    [{ country: 'US', region: 'CA' }, []],
    [undefined, []],
  ])('due at %j are %j [CART-05]', (location, rates) => {
    expect(rulesAt(RULES, location).map(({ rateMillionths }) => rateMillionths)).toEqual(rates)
  })
})
