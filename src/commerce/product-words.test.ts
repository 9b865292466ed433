// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MAX_ENTRY_QUANTITY } from '../calls/limits'
import { seeded } from '../data/seeded.fixture'
import { PRODUCT_MESSAGES } from './catalog/product.messages'
import { isQuantity, maxToAdd, readQuantity } from './catalog/quantity'
import { generateSku, isSku, workflowLabel } from './product/product-editing'
import { REVIEW_MESSAGES } from './product/review.messages'
import { subscriptionText } from './product/subscription.messages'
import { measuresText } from './units'

describe('a subscription', () => {
  it.each([
    ['week', 'renews every week', 'renews every 3 weeks'],
    ['month', 'renews every month', 'renews every 3 months'],
    ['year', 'renews every year', 'renews every 3 years'],
  ] as const)('by the %s renews every one or every 3 of them [PROD-13] [PROD-14]', (unit, one, three) => {
    const text = (value: number) => subscriptionText({ numBillingCycles: 0, billingPeriod: { value, unit } })
    expect([text(1), text(3)]).toEqual([one, three])
  })

  it.each([
    [0, 'renews every 2 weeks'],
    [1, 'renews every 2 weeks for 1 payment'],
    [12, 'renews every 2 weeks for 12 payments'],
    [1200, 'renews every 2 weeks for 1,200 payments'],
  ])('with %d payments names their number [PROD-05] [PROD-15]', (numBillingCycles, text) => {
    expect(subscriptionText({ numBillingCycles, billingPeriod: { value: 2, unit: 'week' } })).toBe(text)
  })
})

describe('a workflow state', () => {
  it.each([
    ['PUBLISHED', 'Available'],
    ['SCHEDULED', 'Scheduled'],
    ['DRAFT', 'Hidden'],
    ['NEEDS_REVIEW', 'Unsupported'],
    ['published', 'Unsupported'],
    ['', 'Unsupported'],
    ['constructor', 'Unsupported'],
  ])('%j is called %s [PROD-06]', (state, label) => {
    expect(workflowLabel(state)).toBe(label)
  })
})

describe('a SKU', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['sj', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
  ])('%j: %s [PROD-11]', (text, expected) => {
    expect(isSku(text)).toBe(expected)
  })

  it('is SQ and 7 digits when generated [PROD-12]', () => {
    const random = seeded(3)
    const made = Array.from({ length: 500 }, () => generateSku(random))
    expect(made.filter(sku => !/^SQ\d{7}$/.test(sku))).toEqual([])
    expect(new Set(made).size).toBe(500)
    expect(new Set(made.flatMap(sku => [...sku.slice(2)])).size).toBe(10)
    expect([generateSku(() => 0), generateSku(() => 0.999999)]).toEqual(['SQ0000000', 'SQ9999999'])
    expect(generateSku()).toMatch(/^SQ\d{7}$/)
  })
})

describe('weights and sizes', () => {
  const box = { weight: 1234.567, lengths: [12, 8, 4.5] }

  it.each([
    ['in pounds and inches', box, 'imperial', 'en', '1,234.57 lbs · 12 × 8 × 4.5 inches'],
    ['in kilograms and centimetres', box, 'metric', 'de', '1.234,57 kg · 12 × 8 × 4,5 cm'],
    ['alone if the other is not known', { weight: 0.11, lengths: [] }, 'imperial', 'en', '0.11 lbs'],
    ['not at all if neither is known', { weight: 0, lengths: [] }, 'metric', 'en', ''],
  ] as const)('are shown %s [PROD-18]', (_, measured, system, locale, text) => {
    expect(measuresText(measured, system, locale)).toBe(text)
  })
})

describe('how many', () => {
  it('names the limit', () => {
    expect([PRODUCT_MESSAGES.mostAtOnce(10_000), PRODUCT_MESSAGES.quantity]).toEqual([
      'You can order 10,000 at most.',
      'Please enter a whole number above 0.',
    ])
  })

  it.each([
    [{ stock: Infinity }, MAX_ENTRY_QUANTITY],
    [{ stock: 3 }, 3],
    [{ stock: 3, inCart: 2 }, 1],
    [{ stock: 3, inCart: 5 }, 0],
    [{ stock: 0 }, 0],
    [{ stock: Infinity, maxPerOrder: 4 }, 4],
    [{ stock: 3, maxPerOrder: 4 }, 3],
    [{ stock: Infinity, maxPerOrder: 0 }, MAX_ENTRY_QUANTITY],
    [{ stock: Infinity, maxPerOrder: 99_999, inCart: 1 }, 9_999],
    [{ stock: 2.5 }, 2],
  ])('of %j can be added: %d', (limits, most) => {
    expect(maxToAdd(limits)).toBe(most)
  })

  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['１', undefined],
    ['', undefined],
    ['9'.repeat(30), undefined],
  ])('is read from %j as %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  it.each([
    [1, true],
    [10_000, true],
    [10_001, false],
    [0, false],
    [1.5, false],
    ['1', false],
  ])('can lie in a line: %j, %s', (value, expected) => {
    expect(isQuantity(value)).toBe(expected)
  })
})

describe('the form for a review', () => {
  it('asks for stars in the specified words [PROD-19]', () => {
    expect(REVIEW_MESSAGES.noRating).toBe('Please select a star rating')
  })

  it('explains why it accepts no review [PROD-20]', () => {
    const { already, expired, nothing, again } = REVIEW_MESSAGES
    expect([already, expired, nothing, again]).toEqual([
      'You have already reviewed this purchase',
      'Your review request has expired',
      'There are no products to review',
      'Try submitting your review again',
    ])
  })
})
