import { describe, expect, it } from 'vitest'
import type { Slide } from '../gallery.slide.schema'
import { cropOf, freeRatio, loadsPicture, pictureRatio, stageRatio, thumbnailRatio } from './gallery.layout'

describe('a thumbnail', () => {
  const unset = { imageAspectRatio: 'Auto', thumbnailAspectRatio: '', squareThumbs: true } as const

  it.each([
    ['square by default', {}, 1],
    ['as wide and high as its picture', { squareThumbs: false }, null],
    ['of a named ratio', { thumbnailAspectRatio: 'anamorphic-widescreen' }, 2.39],
    ['square for an unknown name', { thumbnailAspectRatio: 'oval' }, 1],
    ['of a numeric ratio', { imageAspectRatio: 1.5, thumbnailAspectRatio: 'square' }, 1.5],
  ])('is %s', (_, data, ratio) => {
    expect(thumbnailRatio({ ...unset, ...data })).toBe(ratio)
  })
})

describe('a stage', () => {
  const slide = { dimensions: { width: 1600, height: 900 } } as Slide

  it('has its height in percent of its width', () => {
    expect(stageRatio(50, [slide])).toBe(2)
  })

  it('has the aspect ratio of its first slide', () => {
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

describe('the pictures of a design with free aspect ratios', () => {
  it.each([
    ['keep their own aspect ratio', {}, null],
    ['have the named one', { thumbnailAspectRatio: 'square' }, 1],
    ['have the given one', { imageAspectRatio: 1.5 }, 1.5],
  ])('%s', (_, data, ratio) => {
    expect(freeRatio({ imageAspectRatio: 'Auto', thumbnailAspectRatio: '', ...data })).toBe(ratio)
  })
})

it('takes the aspect ratio of a picture from its size, or 3:2', () => {
  expect(pictureRatio({ dimensions: { width: 300, height: 600 } })).toBe(0.5)
  expect(pictureRatio({ dimensions: undefined })).toBe(1.5)
})

it.each<[string, Parameters<typeof loadsPicture>[0], boolean]>([
  ['a picture', { type: 'image', nodes: [] }, true],
  ['server-rendered content', { type: 'image', nodes: [{} as ChildNode] }, false],
  ['a video from the data', { type: 'video', nodes: [] }, false],
])('tells whether the layout waits for a slide’s size: %s', (_, slide, expected) => {
  expect(loadsPicture(slide)).toBe(expected)
})
