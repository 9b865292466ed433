import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, readMoment } from './moment'

const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia')
const date = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })

describe('any date', () => {
  it('is read from ISO 8601 in UTC, in any zone', () => {
    fc.assert(
      fc.property(date, zone, (day, place) => {
        const ms = Math.floor(day.getTime() / 1000) * 1000
        expect(readMoment(new Date(ms).toISOString(), place)).toEqual({ ms, isDay: false })
      }),
    )
  })

  it('is the same whole day in every zone', () => {
    fc.assert(
      fc.property(date, zone, (day, place) => {
        const text = day.toISOString().slice(0, 10)
        expect(readMoment(text, place)).toEqual({ ms: Date.parse(text), isDay: true })
      }),
    )
  })

  it('ends on its first day or later', () => {
    fc.assert(
      fc.property(date, date, zone, (from, to, place) => {
        const start = { ms: from.getTime(), isDay: false }
        const { first, last } = daysOf({ start, end: { ms: to.getTime(), isDay: false } }, place)
        expect(last).toBeGreaterThanOrEqual(first)
      }),
    )
  })
})

describe('any text', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+\dTZ:. ]{0,40}$/), fc.double().map(String))

  it('is a moment that Date can hold, or nothing', () => {
    fc.assert(
      fc.property(text, zone, (written, place) => {
        const moment = readMoment(written, place)
        expect(moment === undefined || !Number.isNaN(new Date(moment.ms).getTime())).toBe(true)
      }),
    )
  })
})
