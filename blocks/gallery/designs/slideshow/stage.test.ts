// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { containerOf } from './stage'

it('returns the container of a gallery', () => {
  const current = document.createElement('div')
  expect(containerOf({ current })).toBe(current)
})

it('throws if the container is missing [GAL-33]', () => {
  expect(() => containerOf({ current: null })).toThrow(new Error('The container of the gallery is missing'))
})
