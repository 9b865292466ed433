import { describe, expect, it } from 'vitest'
import { type ThumbnailView, thumbnailView } from './zoom-from'

/** An image of 800 by 400 around 500, 300. */
const picture = { width: 800, height: 400, centre: { x: 500, y: 300 } }

/** The visible part of the image in the view: left, top, width, height. */
function drawn({ scale, x, y, inset: [top, right, bottom, left] }: ThumbnailView) {
  const [middleX, middleY] = [picture.centre.x + x, picture.centre.y + y]
  return {
    left: middleX + (left - picture.width / 2) * scale,
    top: middleY + (top - picture.height / 2) * scale,
    width: (picture.width - left - right) * scale,
    height: (picture.height - top - bottom) * scale,
  }
}

describe('an image over its thumbnail', () => {
  it.each([
    [{ left: 10, top: 20, width: 200, height: 100 }, '50% 50%'],
    [{ left: 10, top: 20, width: 100, height: 100 }, '50% 50%'],
    [{ left: 700, top: 500, width: 100, height: 100 }, '0% 50%'],
    [{ left: 700, top: 500, width: 300, height: 100 }, '50% 80%'],
  ])('covers %j, cropped around %s', (box, position) => {
    const view = drawn(thumbnailView(picture, box, position, '0px'))
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(view[side]).toBeCloseTo(box[side])
    }
  })

  it('is cropped like the thumbnail', () => {
    const square = { left: 0, top: 0, width: 100, height: 100 }
    const insets = ['0% 50%', '50% 50%', '100% 50%', '12px 50%'].map(
      position => thumbnailView(picture, square, position, '').inset,
    )
    expect(insets).toEqual([
      [0, 400, 0, 0],
      [0, 200, 0, 200],
      [0, 0, 0, 400],
      [0, 200, 0, 200],
    ])
  })

  it('has its corner radius', () => {
    const box = { left: 0, top: 0, width: 200, height: 100 }
    const radii = ['8px', '0px', 'normal'].map(radius => thumbnailView(picture, box, '', radius).radius)
    expect(radii).toEqual([32, 0, 0])
  })
})
