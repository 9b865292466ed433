import { expect, it } from 'vitest'
import { scroll } from './scroll-back'

it.each([
  ['hides while scrolling down', { top: 100, isAway: false }, 200, { top: 200, isAway: true }],
  ['shows while scrolling up', { top: 200, isAway: true }, 150, { top: 150, isAway: false }],
  ['stays where it is for a few pixels', { top: 200, isAway: true }, 195, { top: 200, isAway: true }],
  ['shows at the top of the page', { top: 100, isAway: true }, 70, { top: 70, isAway: false }],
  ['shows while the page bounces', { top: 100, isAway: true }, -20, { top: 0, isAway: false }],
])('a header %s', (_, from, top, expected) => {
  expect(scroll(from, top, 80)).toEqual(expected)
})

it('adds up small steps in one direction', () => {
  const steps = [203, 206, 209]
  expect(steps.reduce((state, top) => scroll(state, top, 80), { top: 200, isAway: false }).isAway).toBe(true)
})
