import { expect, it } from 'vitest'
import { observe, shouldPlay } from './autoplay.state'

it.each([
  ['in view', true, false, undefined, true],
  ['out of view', false, false, undefined, false],
  ['under reduced motion', true, true, undefined, false],
  ['under reduced motion, when the visitor wants it', true, true, true, true],
  ['after the visitor paused it', true, false, false, false],
  ['out of view, whatever the visitor wanted', false, false, true, false],
])('decides whether a video plays %s', (_, isVisible, isCalm, choice, plays) => {
  expect(shouldPlay({ isVisible, isCalm, choice })).toBe(plays)
})

it('attributes an unexpected pause to the visitor', () => {
  const state = { isVisible: true, isCalm: false, choice: undefined }
  expect(observe(state, false)).toEqual({ ...state, choice: false })
})

it('attributes a pause out of view to itself', () => {
  const state = { isVisible: false, isCalm: false, choice: undefined }
  expect(observe(state, false)).toBe(state)
})
