import { expect, it } from 'vitest'
import { createRangeFormatter } from './format-range'
import { readMoment } from './moment'

/** Spaces as they are typed: which ones a language puts around a dash changes with the browser's version. */
const plain = (text: string): string => text.replace(/[\s\u2009\u202f]+/g, ' ')

it.each([
  ['en-GB', 'Europe/London', '2026-12-05T10:00Z', undefined, 'Sat, 5 December 2026 at 10:00 GMT'],
  ['en-GB', 'Europe/London', '2026-12-05', undefined, 'Sat, 5 December 2026'],
  ['en-GB', 'Pacific/Auckland', '2026-12-05', '2026-12-05', 'Sat, 5 December 2026'],
  [
    'en-US',
    'America/New_York',
    '2026-12-05T01:00Z',
    '2026-12-04T01:00Z',
    'Fri, December 4, 2026 at 8:00 PM EST',
  ],
  ['th', 'UTC', '2026-12-05', undefined, 'เสาร์ 5 ธันวาคม 2026'],
])('formats in %s and %s the range from %s to %s', (language, zone, from, to, expected) => {
  const start = readMoment(from, zone)
  if (!start) throw new Error(from)
  const end = to === undefined ? undefined : readMoment(to, zone)
  expect(plain(createRangeFormatter({ language, zone })({ start, end }))).toBe(expected)
})

it('writes shared parts of a range once', () => {
  const [start, end] = [readMoment('2026-12-05T10:00Z', 'UTC'), readMoment('2026-12-05T13:00Z', 'UTC')]
  if (!start) throw new Error('unreadable')
  const text = plain(createRangeFormatter({ language: 'en-GB', zone: 'UTC' })({ start, end }))
  expect(text).toMatch(/^Sat, 5 December 2026(,| at)? 10:00 ?– ?13:00 UTC$/)
})

it('omits the zone if it is the place’s own', () => {
  const start = readMoment('2026-12-05T20:00', 'Europe/Amsterdam')
  if (!start) throw new Error('unreadable')
  const text = createRangeFormatter({ language: 'en-GB', zone: 'Europe/Amsterdam' }, false)({ start })
  expect(plain(text)).toMatch(/^Sat, 5 December 2026(,| at)? 20:00$/)
})
