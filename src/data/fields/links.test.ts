import { describe, expect, it } from 'vitest'
import { isWellFormed, linkError, linkKind, safeHref } from './links'

/** A link of exactly that many characters. */
const long = (start: string, length: number, filling = 'a'): string => start.padEnd(length, filling)

const KINDS = [
  ['tel:1234', 'tel', 'LINK-01'],
  ['tel:+36-1-234', 'tel', 'LINK-01'],
  ['tel:123', undefined, 'LINK-01'],
  ['tel:12 34', undefined, 'LINK-01'],
  ['tel:1234x', undefined, 'LINK-01'],
  [long('tel:', 49, '1'), 'tel', 'LINK-01'],
  [long('tel:', 50, '1'), undefined, 'LINK-01'],
  [long('sms:', 999, '1'), 'sms', 'LINK-02'],
  [long('sms:', 1000, '1'), undefined, 'LINK-02'],
  ['mailto:a@b.co', 'mailto', 'LINK-03'],
  ['mailto:a@b.co?subject=x', 'mailto', 'LINK-03'],
  ['mailto:a@b', undefined, 'LINK-03'],
  ['mailto:a@b@c.co', undefined, 'LINK-03'],
  ['mailto:a', undefined, 'LINK-03'],
  [long('mailto:a@b.', 999), 'mailto', 'LINK-03'],
  [long('mailto:a@b.', 1000), undefined, 'LINK-03'],
  [long('#', 99), 'anchor', 'LINK-04'],
  [long('#', 100), undefined, 'LINK-04'],
  [long('ftp://', 99), 'ftp', 'LINK-06'],
  [long('ftp://', 100), undefined, 'LINK-06'],
  [long('/', 149), 'internal', 'LINK-07'],
  [long('/', 150), undefined, 'LINK-07'],
  ['https://a.example', 'web', 'LINK-08'],
  ['HTTP://a.example', 'web', 'LINK-08'],
  ['http:a.example', undefined, 'LINK-08'],
  ['ftp:a.example', undefined, 'LINK-08'],
  ['//a.example', undefined, 'LINK-08'],
  ['/\\a.example', undefined, 'LINK-08'],
  ['data:text/html,x', undefined, 'LINK-08'],
  ['', undefined, 'LINK-08'],
] as const

describe('a link', () => {
  it.each(KINDS)('%j is of kind %s [%s]', (href, kind, _id) => {
    expect(linkKind(href)).toBe(kind)
  })

  it.each([
    ['http://a', true],
    ['https://a', true],
    ['ftp://a', true],
    ['http:/a', false],
    ['https:a', false],
    ['ssh://a', false],
    ['mailto:a@b.co', false],
    ['http:///a', false],
  ])('%s is well formed: %s [LINK-08]', (href, expected) => {
    expect(isWellFormed(href)).toBe(expected)
  })
})

describe('a link that an owner types', () => {
  const format = 'Links must be formatted as https://domain.com or /page'
  const email = 'Emails must be formatted as mailto:user@domain.com'

  it.each([
    ['https://a.example', undefined],
    ['/shop', undefined],
    ['mailto:a@b.co', undefined],
    ['a.example', format],
    ['tel:123', format],
    ['javascript:alert(1)', format],
    ['mailto:a@b', email],
    ['a@b.co', email],
  ])('%j is answered with %j [LINK-11]', (href, fault) => {
    expect(linkError(href)).toBe(fault)
  })

  it('is rendered if it can be saved', () => {
    const saved = KINDS.flatMap(([href]) => (linkError(href) === undefined ? [href] : []))
    expect(saved.filter(href => safeHref(href, 'https://shop.example/') !== href)).toEqual([])
  })
})

const BASE = 'https://shop.example/work/'

it.each([
  ['https://other.example/a'],
  ['http://other.example'],
  ['//other.example/a'],
  ['/work/one'],
  ['two.html'],
  ['#three'],
  ['?item=4'],
  ['mailto:me@shop.example'],
  ['tel:+3612345'],
  ['sms:+3612345'],
])('accepts %s', href => {
  expect(safeHref(href, BASE)).toBe(href)
})

it.each([
  ['javascript:alert(1)'],
  [' JavaScript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['blob:https://shop.example/1'],
  ['file:///etc/hosts'],
  ['http://'],
  [''],
  ['  '],
])('rejects %j', href => {
  expect(safeHref(href, BASE)).toBeUndefined()
})
