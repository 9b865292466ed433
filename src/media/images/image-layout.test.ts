import { describe, expect, it } from 'vitest'
import { imageStyle, placeImage } from './image-layout'

const options = {
  cropMode: 'cover',
  focalPoint: { x: 0.5, y: 0.5 },
  fitAlignment: { x: 0.5, y: 0.5 },
  fixedRatio: true,
  stretch: true,
  useAdvancedPositioning: false,
} as const
const box = { width: 200, height: 200 }
const wide = { width: 400, height: 100 }
const advanced = { useAdvancedPositioning: true }

describe('the layout of a picture', () => {
  it.each([
    ['covers its box, cropped around the middle', {}, { width: 800, height: 200, left: -300, top: 0 }],
    [
      'covers its box, cropped towards the focal point',
      { focalPoint: { x: 0.25, y: 1 } },
      { width: 800, height: 200, left: -150, top: 0 },
    ],
    [
      'brings the focal point to the middle',
      { ...advanced, focalPoint: { x: 0.25, y: 1 } },
      { width: 800, height: 200, left: -100, top: 0 },
    ],
    [
      'brings the focal point as near to the middle as its edge allows',
      { ...advanced, focalPoint: { x: 0.99, y: 1 } },
      { width: 800, height: 200, left: -600, top: 0 },
    ],
    ['is contained in its box', { cropMode: 'contain' }, { width: 200, height: 50, left: 0, top: 75 }],
    [
      'is contained at the bottom',
      { cropMode: 'contain', fitAlignment: { x: 0, y: 1 } },
      { width: 200, height: 50, left: 0, top: 150 },
    ],
    ['is distorted to its box', { fixedRatio: false }, { width: 200, height: 200, left: 0, top: 0 }],
    ['takes the width of its box', { cropMode: 'none' }, { width: 200, height: 50, left: 0, top: 75 }],
  ] as const)('%s [IMG-02] [IMG-03] [IMG-04]', (_, part, placement) => {
    expect(placeImage(box, wide, { ...options, ...part })).toEqual(placement)
  })

  it('never enlarges an image that may not be stretched [IMG-03]', () => {
    const small = { width: 40, height: 20 }
    const contain = { ...options, cropMode: 'contain', stretch: false } as const
    expect(placeImage(box, small, contain)).toEqual({ ...small, left: 80, top: 90 })
  })

  it.each([
    ['none leaves all to the page', { cropMode: 'none' }, { objectFit: '', objectPosition: '' }],
    ['cover', {}, { objectFit: 'cover', objectPosition: '' }],
    [
      'cover around a focal point',
      { focalPoint: { x: 0.1, y: 0.9 } },
      { objectFit: 'cover', objectPosition: '10% 90%' },
    ],
    [
      'cover with the focal point in the middle',
      { ...advanced, focalPoint: { x: 0.25, y: 1 } },
      { objectFit: 'cover', objectPosition: '-100px 0px' },
    ],
    [
      'contain at an edge',
      { cropMode: 'contain', fitAlignment: { x: 0, y: 1 } },
      { objectFit: 'contain', objectPosition: '0% 100%' },
    ],
    [
      'contain without growing',
      { cropMode: 'contain', stretch: false },
      { objectFit: 'scale-down', objectPosition: '' },
    ],
    ['no fixed ratio', { fixedRatio: false }, { objectFit: 'fill', objectPosition: '' }],
  ] as const)('has styles for %s [IMG-02] [IMG-04]', (_, part, style) => {
    expect(imageStyle({ ...options, ...part }, box, wide)).toEqual(style)
  })
})
