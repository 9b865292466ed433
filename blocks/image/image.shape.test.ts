import { expect, it } from 'vitest'
import { shapeStyles } from './image.shape'

const host = {} as Element

it.each([
  ['arch', { clipPath: 'inset(0 round 9999px 9999px 0 0)', aspectRatio: 100 / 150 }],
  ['oval', { clipPath: 'ellipse(50% 50%)', aspectRatio: 100 / 67 }],
  ['circle', { clipPath: 'ellipse(50% 50%)', aspectRatio: 1 }],
  ['blob', {}],
  [undefined, {}],
])('clips a picture to the shape %s, at its natural ratio [IMG-06] [IMG-18]', (shape, styles) => {
  expect(shapeStyles({ shape, dropShadow: undefined }, host)).toEqual(styles)
})
