import { expect, it } from 'vitest'
import { firstSelected, titlesOf } from './pricing-toggle.state'

it.each([
  ['', 0],
  ['monthly', 0],
  ['yearly', 1],
  ['daily', 0],
])('selects at first, for %j, period %i [WID-03]', (wanted, expected) => {
  expect(firstSelected(['monthly', 'yearly'], wanted)).toBe(expected)
})

it('takes the texts of the buttons from the JSON, and what it leaves out from the HTML', () => {
  expect(titlesOf([], ['Monthly', 'Yearly'])).toEqual(['Monthly', 'Yearly'])
  expect(titlesOf([' ', 'By the year', 'More'], ['Monthly', 'Yearly'])).toEqual(['Monthly', 'By the year'])
})
