import { describe, expect, it } from 'vitest'
import { announcementId, isClosed } from './announcement-bar.state'

describe('an announcement', () => {
  it('has an id that ignores whitespace', () => {
    expect(announcementId(' Open\n late ')).toBe(announcementId('Open late'))
    expect(announcementId('Open late')).not.toBe(announcementId('Open later'))
    expect(announcementId('Ōpen 🏺')).toMatch(/^[a-z0-9]+$/)
  })

  it.each([
    ['ss_announcement_closed=abc', true],
    ['a=b; ss_announcement_closed=abc; c=d', true],
    ['ss_announcement_closed=abcd', false],
    ['xss_announcement_closed=abc', false],
    ['', false],
  ])('is dismissed by the cookies %j: %s', (cookies, expected) => {
    expect(isClosed(cookies, 'abc')).toBe(expected)
  })
})
