// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readImageOptions } from './image-options'
import { currentWidth, imageRequest } from './image-source'

const screen = { devicePixelRatio: 2, saveData: false }

function options(source: string, sizeFormat: 'queryString' | undefined, fallbackSource?: string) {
  return readImageOptions(document.createElement('img'), { source, sizeFormat, fallbackSource })
}

describe('an image request', () => {
  it('tries the sized address, the full one and the fallback', () => {
    expect(imageRequest(300, screen, options('/a.jpg', 'queryString', '/b.jpg'))).toEqual({
      sources: ['/a.jpg?format=750w', '/a.jpg', '/b.jpg'],
      width: 750,
    })
  })

  it('has an unlimited width if the host does not resize', () => {
    expect(imageRequest(300, screen, options('/a.jpg', undefined))).toEqual({
      sources: ['/a.jpg'],
      width: Number.POSITIVE_INFINITY,
    })
  })

  it.each([
    [null, undefined],
    ['/thumbnail.jpg', undefined],
    ['/a.jpg', Number.POSITIVE_INFINITY],
    ['/a.jpg?format=500w', 500],
  ])('recognizes what %s already shows [IMG-09]', (src, width) => {
    expect(currentWidth(src, options('/a.jpg', 'queryString'))).toBe(width)
  })
})
