import { expect, it } from 'vitest'
import { firstSelected, titlesOf } from './pricing-toggle.state'

it.each([
  ['', 0],
  ['monthly', 0],
  ['yearly', 1],
  ['daily', 0],
])('starts, for %j, with period %i [WID-03]', (wanted, expected) => {
  expect(firstSelected(['monthly', 'yearly'], wanted)).toBe(expected)
})

it('reads the labels from the JSON, and missing ones from the HTML', () => {
  expect(titlesOf([], ['Monthly', 'Yearly'])).toEqual(['Monthly', 'Yearly'])
  expect(titlesOf([' ', 'By the year', 'More'], ['Monthly', 'Yearly'])).toEqual(['Monthly', 'By the year'])
})
