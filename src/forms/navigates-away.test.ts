import { expect, it } from 'vitest'
import { navigatesAway } from './navigates-away'

const PAGE = 'https://example.com/write?to=us#form'

it.each([
  ['/thanks', true],
  ['https://other.example/', true],
  ['/write?to=us', true],
  ['/write#thanks', true],
  ['/write?to=us#thanks', false],
  ['#thanks', false],
  ['#', false],
  ['mailto:ada@example.com', false],
  ['tel:+123', false],
])('%s leaves the page: %s', (address, expected) => {
  expect(navigatesAway(address, PAGE)).toBe(expected)
})
