import { describe, expect, it } from 'vitest'
import { bucketOf, countOf, errorsOf, p75, visitOf } from '../../demo/server/database/measurements/count'
import { createDailyLimits } from '../../demo/server/database/measurements/insert'
import { type Measurement, pathOf } from '../../demo/server/database/measurements/measurement'
import { visitHash, withoutVisitor } from '../../demo/server/database/measurements/visitor-hash'

const hit = (page: string, data: object = {}, more: Partial<Measurement> = {}): Measurement => ({
  kind: 'hit',
  name: '1',
  page,
  data: { data },
  visit: 'v',
  ...more,
})
const other = (kind: Measurement['kind'], name: string, data: object): Measurement => ({
  kind,
  name,
  page: '/p',
  data,
})
const linesOf = (measurements: readonly Measurement[], fresh: readonly string[] = []): string[] =>
  countOf(measurements)
    .filter(({ visit }) => visit === undefined || fresh.includes(visit))
    .map(({ measure, page, label, count }) => `${count} ${measure} ${page} ${label}`)

describe('the counts', () => {
  it('include page views, and each visit once with its source', () => {
    const from = { referrer: 'https://www.other.example/x', url: 'https://site.example/a' }
    expect(linesOf([hit('/a', from), hit('/a'), hit('/b', {}, { visit: 'known' })], ['v'])).toEqual([
      '2 view /a ',
      '1 visit  ',
      '1 source  other.example',
      '1 view /b ',
    ])
  })

  it.each([
    [{ queryString: '?source=letter', referrer: 'https://other.example/' }, 'letter'],
    [{ queryString: '?utm_source=mail' }, 'mail'],
    [{ url: 'https://site.example/a', referrer: 'https://site.example/b' }, ''],
    [{ referrer: 'no address' }, ''],
    [{}, ''],
  ])('names the source of %j: %j', (data, source) => {
    expect(linesOf([hit('/', data)], ['v'])).toContain(`1 source  ${source}`)
  })

  it('include the steps to an order and through a form', () => {
    const events = [
      hit('/shop/p/jar', { recordType: 11 }),
      hit('/commerce/goto-checkout'),
      other('event', 'cart-add', {}),
      other('event', 'form-submit', { formId: 'contact' }),
      other('form-render', 'contact', {}),
    ]
    expect(linesOf(events).filter(line => !line.includes('view'))).toEqual([
      '1 step  product',
      '1 step  checkout',
      '1 step  cart-add',
      '1 form contact begun',
      '1 form contact shown',
    ])
  })

  it('exclude what is not a page view, and metrics that are not numbers', () => {
    const wrong = [{ data: { value: 'x' } }, { data: { value: -1 } }, { data: { value: Number.NaN } }, {}]
    const events = [
      hit('/', {}, { name: 'other' }),
      other('trace', 'x', {}),
      ...wrong.map(data => other('performance', 'LCP', data)),
      other('performance', 'made up', { data: { value: 1 } }),
    ]
    expect(linesOf(events, ['v'])).toEqual([])
    expect(events.map(visitOf).filter(Boolean)).toEqual([])
  })
})

describe('errors', () => {
  const error = (message: string, stack = '', page = '/'): Measurement => ({
    kind: 'error',
    name: 'error',
    page,
    data: { data: { message, stack } },
  })

  it('are the same regardless of the numbers and URLs in them', () => {
    const events = [
      error('Row 7 of https://a.example/1?q=2 is gone', 'Error\n at x (https://a/b.js?v=1:10:3)'),
      error('Row 8 of https://a.example/2 is gone', 'Error\n at x (https://a/b.js?v=1:11:5)'),
      error('Another'),
    ]
    expect(errorsOf(events).map(({ message, count }) => [message, count])).toEqual([
      ['Row 7 of https://a.example/1?q=2 is gone', 2],
      ['Another', 1],
    ])
  })

  it('are the same regardless of a key per visitor', () => {
    const events = ['a1b2c3d4e5', 'zzzzzzzzzz'].map(key => error(`Unauthorized request (error key ${key})`))
    expect(errorsOf(events).map(({ count }) => count)).toEqual([2])
  })

  it('have a message, whatever was reported', () => {
    const events = [null, 7, { data: null }, { data: { message: {} } }].map(data => ({ ...error(''), data }))
    expect(errorsOf(events).map(({ message, count }) => [message, count])).toEqual([['Unknown error', 4]])
  })
})

describe('a percentile', () => {
  it.each([
    ['LCP', 2500],
    ['INP', 48],
    ['CLS', 0.13],
    ['TTFB', 1],
    ['LCP', 10_000_000],
  ])('of %s is %d within 5 %%', (metric, value) => {
    const found = p75(metric, new Map([[bucketOf(metric, value), 4]])) ?? 0
    const expected = Math.min(value, 600_000)
    expect(Math.abs(found - expected) / expected).toBeLessThan(metric === 'TTFB' ? 1.01 : 0.05)
  })

  it('is the value that three of four do not exceed', () => {
    const buckets = new Map([100, 200, 300, 4000].map(value => [bucketOf('LCP', value), 1]))
    expect(Math.round(p75('LCP', buckets) ?? 0)).toBeGreaterThan(285)
    expect(Math.round(p75('LCP', buckets) ?? 0)).toBeLessThan(315)
    expect(p75('LCP', new Map())).toBe(undefined)
    expect(p75('CLS', new Map([[bucketOf('CLS', 0), 3]]))).toBe(0)
  })
})

it('limits the number of distinct values per day', () => {
  const kinds = createDailyLimits(2, 1)
  const count = (page: string, measure = 'view') => ({ measure, page, label: '', count: 1 })
  const pages = (measure?: string) =>
    kinds.limitCounts(['a', 'b', 'c', 'a'].map(page => count(page, measure))).map(({ page }) => page)
  expect(pages()).toEqual(['a', 'b', '…', 'a'])
  const error = (fingerprint: string) => ({ fingerprint, message: '', stack: '', page: '', count: 1 })
  expect(
    kinds.limitErrors([error('a'), error('b'), error('a')]).map(({ fingerprint }) => fingerprint),
  ).toEqual(['a', 'a'])
})

describe('a visitor', () => {
  const call = { record: 'abc|1|1|5|2', address: '10.0.0.1', agent: 'Browser' }

  it('is a hash that is unique per day and visit', () => {
    const hash = visitHash('salt', call)
    expect(hash).toMatch(/^[\w-]{22}$/)
    expect(visitHash('salt', { ...call, address: '10.0.0.2' })).toBe(hash)
    expect(visitHash('other day', call)).not.toBe(hash)
    expect(visitHash('salt', { ...call, record: 'abc|1|5|9|3' })).not.toBe(hash)
  })

  it('without cookies is identified by IP address and browser', () => {
    const unknown = { ...call, record: 'tampered' }
    expect(visitHash('salt', unknown)).toBe(visitHash('salt', { ...unknown, record: undefined }))
    expect(visitHash('salt', { ...unknown, address: '10.0.0.2' })).not.toBe(visitHash('salt', unknown))
  })

  it('is never stored by name', () => {
    const kept = withoutVisitor('salt', { a: 1, ss_cvr: call.record, visitorCookie: call.record })
    expect(kept).toEqual({ a: 1, visitor: expect.stringMatching(/^[\w-]{22}$/) })
    expect(withoutVisitor('salt', { analyticsId: 'id' })).toEqual({ visitor: expect.any(String) })
    expect(withoutVisitor('salt', { ss_cvr: 'x' })).toEqual({})
    expect(withoutVisitor('salt', 'text')).toBe('text')
  })
})

it.each([
  ['https://site.example/a/b?email=x#y', '/a/b'],
  ['/a?b', '/a'],
  ['/shop/p/blue-jar_2/', '/shop/p/blue-jar_2/'],
  ['/a/../b c', '/b%20c'],
  ['//other.example/a', '/a'],
  ['/', '/'],
  ['', '/'],
  [7, ''],
  ['http://[', ''],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
])('reduces the URL %j to the path %j', (address, path) => {
  expect(pathOf(address)).toBe(path)
})
