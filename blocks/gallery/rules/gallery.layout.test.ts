import { describe, expect, it } from 'vitest'
import type { Slide } from '../gallery.slide.schema'
import { cropOf, freeRatio, loadsPicture, pictureRatio, stageRatio, thumbnailRatio } from './gallery.layout'

describe('a thumbnail', () => {
  const unset = { imageAspectRatio: 'Auto', thumbnailAspectRatio: '', squareThumbs: true } as const

  it.each([
    ['square by default', {}, 1],
    ['shaped like its picture', { squareThumbs: false }, null],
    ['shaped by name', { thumbnailAspectRatio: 'anamorphic-widescreen' }, 2.39],
    ['square when the name is unknown', { thumbnailAspectRatio: 'oval' }, 1],
    ['shaped by a number', { imageAspectRatio: 1.5, thumbnailAspectRatio: 'square' }, 1.5],
  ])('is %s', (_, data, ratio) => {
    expect(thumbnailRatio({ ...unset, ...data })).toBe(ratio)
  })
})

describe('a stage', () => {
  const slide = { dimensions: { width: 1600, height: 900 } } as Slide

  it('takes its height in percent of its width', () => {
    expect(stageRatio(50, [slide])).toBe(2)
  })

  it('takes the shape of its first slide', () => {
    expect(stageRatio('Auto', [slide])).toBeCloseTo(16 / 9)
  })

  it.each([
    ['without slides', []],
    ['whose first slide has no size', [{} as Slide]],
  ])('%s is 3:2', (_, slides) => {
    expect(stageRatio('Auto', slides)).toBe(1.5)
  })
})

it.each([
  [true, 'contain', 'cover'],
  [false, 'cover', 'contain'],
  [undefined, 'cover', 'cover'],
  [undefined, 'contain', 'contain'],
] as const)('auto-crop %s in a design that would %s: %s', (autoCrop, byDesign, crop) => {
  expect(cropOf({ autoCrop }, byDesign)).toBe(crop)
})

describe('the pictures of a free design', () => {
  it.each([
    ['keep their own shape', {}, null],
    ['have the one that is named', { thumbnailAspectRatio: 'square' }, 1],
    ['have the one that is given', { imageAspectRatio: 1.5 }, 1.5],
  ])('%s', (_, data, ratio) => {
    expect(freeRatio({ imageAspectRatio: 'Auto', thumbnailAspectRatio: '', ...data })).toBe(ratio)
  })
})

it('takes the shape of a picture from its size, else 3:2', () => {
  expect(pictureRatio({ dimensions: { width: 300, height: 600 } })).toBe(0.5)
  expect(pictureRatio({ dimensions: undefined })).toBe(1.5)
})

it.each<[string, Parameters<typeof loadsPicture>[0], boolean]>([
  ['a picture', { type: 'image', nodes: [] }, true],
  ['what the server rendered', { type: 'image', nodes: [{} as ChildNode] }, false],
  ['a video of the data', { type: 'video', nodes: [] }, false],
])('tells whether others have to wait for it: %s', (_, slide, expected) => {
  expect(loadsPicture(slide)).toBe(expected)
})
