import { expect, it } from 'vitest'
import { firstDayIn, firstDayOf } from './calendar.week'

it.each([
  ['en-GB', 'GB', 1],
  ['de', 'DE', 1],
  ['en-US', 'US', 7],
  ['en', 'US', 7],
  ['ja', 'JP', 7],
  ['ar-EG', 'EG', 6],
])('begins the weeks of %s with the weekday of %s: %i', (language, region, expected) => {
  expect([firstDayOf(language), firstDayIn(region)]).toEqual([expected, expected])
})

it('has a first day for a language that nobody speaks', () => {
  expect([firstDayOf('xx'), firstDayIn(undefined)]).toEqual([expect.any(Number), 1])
})
