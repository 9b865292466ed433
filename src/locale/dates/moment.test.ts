import { describe, expect, it } from 'vitest'
import { dayIn, daysOf, isoOf, isZone, momentIn, readMoment } from './moment'

const ms = (text: string): number => Date.parse(text)

describe('a zone', () => {
  it.each([
    ['Europe/London', true],
    ['Asia/Kathmandu', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('%j is valid: %s', (name, expected) => {
    expect(isZone(name)).toBe(expected)
  })

  it.each([
    ['UTC', '2026-12-05'],
    ['Asia/Tokyo', '2026-12-06'],
    ['Pacific/Kiritimati', '2026-12-06'],
    ['America/New_York', '2026-12-05'],
  ])('%s has its own day', (zone, expected) => {
    expect(isoOf(dayIn(zone, ms('2026-12-05T23:30:00Z')))).toBe(expected)
  })

  it.each([
    ['in winter', 'Europe/London', '2026-12-05T10:00Z', '2026-12-05T10:00Z'],
    ['in summer', 'Europe/London', '2026-07-05T10:00Z', '2026-07-05T09:00Z'],
    ['half an hour off', 'Asia/Kolkata', '2026-07-05T10:00Z', '2026-07-05T04:30Z'],
    ['on the morning clocks go forward', 'America/New_York', '2026-03-08T03:30Z', '2026-03-08T07:30Z'],
    ['on the morning clocks go back', 'Europe/Berlin', '2026-10-25T03:30Z', '2026-10-25T02:30Z'],
    ['before 100', 'UTC', '0099-03-01T00:00Z', '0099-03-01T00:00Z'],
  ])('finds the moment of a local time %s', (_, zone, wall, expected) => {
    expect(momentIn(zone, ms(wall))).toBe(ms(expected))
  })
})

describe('a moment', () => {
  it.each([
    [1_796_464_800_000, { ms: 1_796_464_800_000, isDay: false }],
    ['1796464800000', { ms: 1_796_464_800_000, isDay: false }],
    ['2026-12-05', { ms: ms('2026-12-05'), isDay: true }],
    ['2026-12-05T10:00', { ms: ms('2026-12-05T01:00Z'), isDay: false }],
    ['2026-12-05 10:00:30', { ms: ms('2026-12-05T01:00:30Z'), isDay: false }],
    ['2026-12-05T10:00:00.000Z', { ms: ms('2026-12-05T10:00Z'), isDay: false }],
    [' 2026-12-05T10:00+01:30 ', { ms: ms('2026-12-05T08:30Z'), isDay: false }],
    ['2026-12-05T10:00-0500', { ms: ms('2026-12-05T15:00Z'), isDay: false }],
    ['2026-02-30', undefined],
    ['2026-12-05T24:30', undefined],
    ['5 December', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [9e15, undefined],
  ])('is read from %j', (value, expected) => {
    expect(readMoment(value, 'Asia/Tokyo')).toEqual(expected)
  })
})

it.each([
  ['2026-12-05T10:00Z', undefined, '2026-12-05', '2026-12-05'],
  ['2026-12-05T10:00Z', '2026-12-07T00:00Z', '2026-12-05', '2026-12-06'],
  ['2026-12-05T10:00Z', '2026-12-07T00:01Z', '2026-12-05', '2026-12-07'],
  ['2026-12-05', '2026-12-07', '2026-12-05', '2026-12-07'],
  ['2026-12-05T10:00Z', '2026-12-01T10:00Z', '2026-12-05', '2026-12-05'],
])('lasts from %s to %s on the days %s to %s', (from, to, first, last) => {
  const start = readMoment(from, 'UTC')
  if (!start) throw new Error(from)
  const days = daysOf({ start, end: to === undefined ? undefined : readMoment(to, 'UTC') }, 'UTC')
  expect([isoOf(days.first), isoOf(days.last)]).toEqual([first, last])
})
