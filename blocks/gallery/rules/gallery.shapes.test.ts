import { describe, expect, it } from 'vitest'
import { freeRatio, pictureRatio } from './gallery.shapes'

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
