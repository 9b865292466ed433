import { expect, it } from 'vitest'
import { onWave, waveHeight, waveParts, waveWidth, wholeWaves } from './marquee.wave.state'

it.each([
  [0, 1000],
  [0.4, 700],
  [1, 250],
  [4, 250],
  [-1, 1000],
])('makes a wave of frequency %d %i px wide [MRQ-06]', (frequency, width) => {
  expect(waveWidth(frequency)).toBe(width)
})

it('derives the height of a wave from its intensity and width', () => {
  expect([0, 0.5, 1, 7, -1].map(intensity => waveHeight(intensity, 500))).toEqual([0, 30, 60, 60, 0])
})

it('widens the items to whole waves', () => {
  expect([1, 250, 251, 900].map(width => wholeWaves(width, 250))).toEqual([250, 250, 500, 1000])
})

it('follows the wave up and down, and is horizontal at its peak', () => {
  const at = (x: number): number[] =>
    Object.values(onWave(x, 400, 50)).map(value => Math.round(value * 100) / 100 + 0)
  expect(at(0)).toEqual([-0, -0.67].map(value => value + 0))
  expect(at(100)).toEqual([-50, 0])
  expect(at(300)).toEqual([50, 0])
})

it('splits text into letters, or into words in scripts with joined letters', () => {
  expect(waveParts('Hé 👩‍🚀!')).toEqual(['H', 'é', ' ', '👩‍🚀', '!'])
  expect(waveParts('طين جديد')).toEqual(['طين', ' ', 'جديد'])
})
