import { expect, it } from 'vitest'
import { readVariants } from './native.legacy'

it.each([
  ['1908:1080,636:360', [1080, 360]],
  [' 540:360 , 1620:1080', [360, 1080]],
  ['playlist', []],
  ['', []],
])('reads the files of %j with their heights', (variants, heights) => {
  expect(readVariants(variants, '/v/{variant}').map(({ height }) => height)).toEqual(heights)
})

it('inserts a variant into its URL', () => {
  expect(readVariants('636:360', 'https://cdn.example/a/{variant}')).toEqual([
    { src: 'https://cdn.example/a/636:360', height: 360 },
  ])
})
