import { describe, expect, it } from 'vitest'
import type { EventData } from '../../src/calls/calendar-event'
import { type Day, dayOf, isoOf } from '../../src/locale/dates/moment'
import {
  arrange,
  dayByKey,
  eventsOfMonth,
  eventsOn,
  firstDayIn,
  firstDayOf,
  monthKey,
  weeksOf,
} from './calendar.state'

const day = (iso: string): Day => Date.parse(iso) / 86_400_000

describe('a key in the grid', () => {
  it.each([
    ['ArrowRight', false, '2026-12-10'],
    ['ArrowLeft', false, '2026-12-08'],
    ['ArrowDown', false, '2026-12-16'],
    ['ArrowUp', false, '2026-12-02'],
    ['Home', false, '2026-12-07'],
    ['End', false, '2026-12-13'],
    ['PageDown', false, '2027-01-09'],
    ['PageUp', false, '2026-11-09'],
    ['PageDown', true, '2027-12-09'],
    ['PageUp', true, '2025-12-09'],
  ])('%s (with Shift: %s) moves from 9 December to %s', (key, shiftKey, expected) => {
    const reached = dayByKey(day('2026-12-09'), { key, shiftKey }, 1, false)
    expect(reached !== undefined && isoOf(reached)).toBe(expected)
  })

  it('follows the reading direction', () => {
    const reached = ['ArrowRight', 'ArrowLeft'].map(key => dayByKey(100, { key, shiftKey: false }, 1, true))
    expect(reached).toEqual([99, 101])
  })

  it('does nothing if it has no meaning, and stays within the supported range', () => {
    const at = (from: Day, key: string) => dayByKey(from, { key, shiftKey: true }, 1, false)
    expect([at(0, 'Tab'), at(0, 'constructor')]).toEqual([undefined, undefined])
    expect(isoOf(at(dayOf(9999, 6, 1), 'PageDown') ?? 0)).toBe('9999-12-31')
  })
})

it.each([
  [1, '2026-11-30', '2027-01-10'],
  [7, '2026-11-29', '2027-01-09'],
])('fills six weeks that start on weekday %i', (firstDay, first, last) => {
  const weeks = weeksOf(day('2026-12-25'), firstDay)
  expect(weeks.map(week => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([isoOf(weeks[0]?.[0] ?? 0), isoOf(weeks[5]?.[6] ?? 0)]).toEqual([first, last])
})

it('formats a month as the calls do', () => {
  expect(monthKey(day('2026-03-31'))).toBe('03-2026')
})

describe('events', () => {
  const EVENTS: EventData[] = [
    { title: 'Stools', startDate: '2026-12-30', endDate: '2027-01-02' },
    { title: 'Kiln', startDate: '2026-12-05T23:30:00Z', id: 'kiln' },
    { title: 'The kiln again', startDate: 0, id: 'kiln' },
    { title: 'Kiln', startDate: Date.parse('2026-12-05T23:30:00Z') },
  ]
  const titles = (events: readonly { data: EventData }[]) => events.map(({ data }) => data.title)

  it('are sorted and unique, on the days of their time zone', () => {
    expect(
      arrange(EVENTS, 'Asia/Tokyo').map(({ data, first, last }) => [data.title, isoOf(first), isoOf(last)]),
    ).toEqual([
      ['Kiln', '2026-12-06', '2026-12-06'],
      ['Stools', '2026-12-30', '2027-01-02'],
    ])
  })

  it('are distinct if both have ids, even with the same title and start', () => {
    const both = ['small', 'large'].map(id => ({ title: 'Wheel', startDate: '2026-12-05', id }))
    const unnamed = { title: 'Wheel', startDate: '2026-12-05' }
    expect([arrange(both, 'UTC').length, arrange([unnamed, ...both], 'UTC').length]).toEqual([2, 1])
  })

  it('are on each of their days and in each of their months', () => {
    const events = arrange(EVENTS, 'UTC')
    expect([
      titles(eventsOn(events, day('2026-12-31'))),
      titles(eventsOn(events, day('2027-01-03'))),
      titles(eventsOfMonth(events, day('2026-12-31'))),
      titles(eventsOfMonth(events, day('2027-01-31'))),
    ]).toEqual([['Stools'], [], ['Kiln', 'Stools'], ['Stools']])
  })
})

it.each([
  ['en-GB', 'GB', 1],
  ['de', 'DE', 1],
  ['en-US', 'US', 7],
  ['en', 'US', 7],
  ['ja', 'JP', 7],
  ['ar-EG', 'EG', 6],
])('starts the weeks of %s on the weekday of %s: %i', (language, region, expected) => {
  expect([firstDayOf(language), firstDayIn(region)]).toEqual([expected, expected])
})

it('has a first day for an unknown language', () => {
  expect([firstDayOf('xx'), firstDayIn(undefined)]).toEqual([expect.any(Number), 1])
})
