import { describe, expect, it } from 'vitest'
import { freeRatio, loadsPicture, pictureRatio } from './gallery.shapes'

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
