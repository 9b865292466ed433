import { expect, it } from 'vitest'
import { DEFAULT_TRANSITION, transitionNamed } from './gallery.transition'

it('finds the default transition', () => {
  expect(transitionNamed(DEFAULT_TRANSITION)).toEqual({ drawnAs: 'fade' })
})

it.each(['wipe', 'toString', ''])('refuses a missing transition and names it: "%s" [GAL-43]', name => {
  expect(() => transitionNamed(name)).toThrow(new Error(`Missing gallery transition: ${name}`))
})
