import { expect, it } from 'vitest'
import { parseBlock } from '../kit/element/parse-block'
import { type TourDate, tourDatesSchema } from './tour-dates.schema'
import { placeDates } from './tour-dates.state'

const DATES = [
  { title: 'Late', startDate: '2027-02-01' },
  { title: 'Tokyo', startDate: '2026-12-05T20:00', timeZone: 'Asia/Tokyo' },
  { title: 'Lima', startDate: '2026-12-05T20:00', timeZone: 'America/Lima' },
  { title: 'Festival', startDate: '2026-12-01', endDate: '2026-12-06' },
]
const zoneOf = ({ timeZone = 'UTC' }: TourDate) => timeZone

it('sorts dates, each in its own time zone', () => {
  const placed = placeDates(DATES, zoneOf, 0)
  expect(placed.map(({ date, when }) => [date.title, new Date(when.start.ms).toISOString()])).toEqual([
    ['Festival', '2026-12-01T00:00:00.000Z'],
    ['Tokyo', '2026-12-05T11:00:00.000Z'],
    ['Lima', '2026-12-06T01:00:00.000Z'],
    ['Late', '2027-02-01T00:00:00.000Z'],
  ])
})

it.each([
  ['2026-12-05T14:59Z', []],
  ['2026-12-05T15:00Z', ['Tokyo']],
  ['2026-12-06T05:00Z', ['Tokyo', 'Lima']],
  ['2026-12-07T00:00Z', ['Festival', 'Tokyo', 'Lima']],
])('has at %s the past dates %j', (now, expected) => {
  const past = placeDates(DATES, zoneOf, Date.parse(now)).filter(({ isPast }) => isPast)
  expect(past.map(({ date }) => date.title)).toEqual(expected)
})

it.each([
  [{ title: 'Lima' }, 'events.0.startDate: expected ms since 1970, or ISO 8601'],
  [{ title: 'Lima', startDate: 'soon' }, 'events.0.startDate: expected ms since 1970, or ISO 8601'],
  [{ title: 'Lima', startDate: 0, ticketsUrl: 5 }, 'events.0.ticketsUrl: expected string'],
  [{ title: 'Lima', startDate: 0, nodes: [] }, 'events.0.nodes: read from HTML only'],
])('names what is wrong in the date %j', (date, message) => {
  const parsed = parseBlock(tourDatesSchema, JSON.stringify({ events: [date] }))
  expect(!parsed.ok && parsed.error.message).toBe(message)
})
