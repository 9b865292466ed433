import { describe, expect, it } from 'vitest'
import { blogUrl } from './blog-url'
import { emailFormat, linkFormat } from './link-messages'
import { isWellFormed, linkKind } from './link-rules'

/** A link of exactly that many characters. */
const long = (start: string, length: number, filling = 'a'): string => start.padEnd(length, filling)

describe('a link', () => {
  it.each([
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
    [long('javascript:', 249), 'javascript', 'LINK-05'],
    [long('javascript:', 250), undefined, 'LINK-05'],
    [long('ftp://', 99), 'ftp', 'LINK-06'],
    [long('ftp://', 100), undefined, 'LINK-06'],
    [long('/', 149), 'internal', 'LINK-07'],
    [long('/', 150), undefined, 'LINK-07'],
    ['https://a.example', 'web', 'LINK-08'],
    ['HTTP://a.example', 'web', 'LINK-08'],
    ['http:a.example', undefined, 'LINK-08'],
    ['ftp:a.example', undefined, 'LINK-08'],
    ['//a.example', undefined, 'LINK-08'],
    ['data:text/html,x', undefined, 'LINK-08'],
    ['', undefined, 'LINK-08'],
  ])('%j is of kind %s [%s]', (href, kind, _id) => {
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

  it('says how it must look [LINK-11]', () => {
    expect(linkFormat('a.example', 'b.example')).toBe('Links must be formatted as a.example or b.example')
    expect(emailFormat('a@b.co')).toBe('Emails must be formatted as a@b.co')
  })
})

describe('the address of a blog entry', () => {
  const entry = { year: 2026, month: 3, day: 7, title: 'A Bench  without Screws?' }

  it.each([
    ['%y/%m/%d/%t', '2026/3/7/a-bench-without-screws'],
    ['/Journal//%Y/%t', '/journal/2026/a-bench-without-screws'],
    ['my blog/%t', 'my-blog/a-bench-without-screws'],
    ['plain', 'plain'],
  ])('after %s is %s [LINK-10]', (pattern, expected) => {
    expect(blogUrl(pattern, entry)).toBe(expected)
  })

  it.each(['%x', '%t/%h', '%', '100%/%t', '%%'])('after %s is refused [LINK-09]', pattern => {
    expect(blogUrl(pattern, entry)).toBe(undefined)
  })

  it('keeps a title in one part of it [LINK-10]', () => {
    expect(blogUrl('%y/%t', { ...entry, title: 'Clay/Glaze & 50% %y' })).toBe('2026/clay-glaze-50-y')
  })
})
