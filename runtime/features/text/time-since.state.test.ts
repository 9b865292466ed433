import { expect, it } from 'vitest'
import { readDate, timeSince } from './time-since.state'

const NOW = Date.parse('2026-12-05T12:00:00Z')

it.each([
  [0, 'just now'],
  [0.9, 'just now'],
  [-30, 'just now'],
  [1, 'about 1 seconds ago'],
  [59.9, 'about 59 seconds ago'],
  [60, 'about a minute ago'],
  [119, 'about a minute ago'],
  [120, 'about 2 minutes ago'],
  [3599, 'about 59 minutes ago'],
  [3600, 'about an hour ago'],
  [7200, 'about 2 hours ago'],
  [86_399, 'about 23 hours ago'],
])('says what was %d seconds ago in words: %s [WID-17]', (seconds, expected) => {
  for (const language of [undefined, 'en', 'en-GB']) {
    expect(timeSince(NOW - seconds * 1000, NOW, language)).toBe(expected)
  }
})

it.each([
  ['de', 0, 'jetzt'],
  ['de', 300, 'vor 5 Minuten'],
  ['fr', 7200, 'il y a 2 heures'],
])('says it in %s as that language does: %i seconds are "%s"', (language, seconds, expected) => {
  expect(timeSince(NOW - seconds * 1000, NOW, language)).toBe(expected)
})

it.each([48, -2])('names the day of what was %i hours ago', hours => {
  const ms = NOW - hours * 3_600_000
  expect(timeSince(ms, NOW, 'en')).toBe(new Date(ms).toLocaleDateString('en', { dateStyle: 'long' }))
})

it.each([
  ['1796464800000', 1_796_464_800_000],
  ['2026-12-05T10:00:00Z', Date.parse('2026-12-05T10:00:00Z')],
  ['2026-12-05', Date.parse('2026-12-05')],
  ['', undefined],
  ['soon 5', undefined],
  ['2026-13-05', undefined],
  ['99999999999999999999', undefined],
])('reads %j as %s', (text, expected) => {
  expect(readDate(text)).toBe(expected)
})
