import { expect, it } from 'vitest'
import { dayOf, isoOf } from './dates/moment'
import { addMonths, clampDay, LAST_DAY, monthStart, weekdayOf, weekStart } from './month'

it('converts between days and numbers', () => {
  expect([dayOf(1970, 1, 1), isoOf(dayOf(2026, 12, 5)), isoOf(dayOf(2024, 2, 29))]).toEqual([
    0,
    '2026-12-05',
    '2024-02-29',
  ])
})

it('knows the weekday of a day, also before 1970', () => {
  expect([
    weekdayOf(dayOf(2026, 12, 7)),
    weekdayOf(dayOf(2026, 12, 6)),
    weekdayOf(dayOf(1969, 7, 20)),
  ]).toEqual([1, 7, 7])
})

it.each([
  [1, '2026-11-30'],
  [7, '2026-11-29'],
  [6, '2026-11-28'],
])('starts a week on weekday %i', (first, expected) => {
  expect(isoOf(weekStart(dayOf(2026, 12, 1), first))).toBe(expected)
})

it.each([
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-05', -12, '2025-12-05'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-31', -2, '2025-11-30'],
])('goes from %s by %i months to %s', (from, months, expected) => {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number)
  expect(isoOf(addMonths(dayOf(year, month, date), months))).toBe(expected)
})

it('finds the first of a month, within four-digit years', () => {
  expect(isoOf(monthStart(dayOf(2026, 12, 31)))).toBe('2026-12-01')
  expect([isoOf(clampDay(LAST_DAY + 9)), isoOf(clampDay(dayOf(3, 1, 1)))]).toEqual([
    '9999-12-31',
    '1000-01-01',
  ])
})
