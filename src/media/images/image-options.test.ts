// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readImageOptions } from './image-options'

function image(attributes: Readonly<Record<string, string>>): HTMLImageElement {
  const element = document.createElement('img')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

const PLAIN = {
  source: '/plain.jpg',
  fallbackSource: undefined,
  dimensions: undefined,
  focalPoint: { x: 0.5, y: 0.5 },
  load: true,
  forceImageUpdate: false,
  allowConcurrentLoads: false,
  priority: false,
  fixedRatio: true,
  cropMode: 'none',
  fitAlignment: { x: 0.5, y: 0.5 },
  sizeAdjustment: 1,
  sizeFormat: undefined,
  stretch: true,
  useBgImage: false,
  useAdvancedPositioning: false,
  allowSaveData: true,
  dprMin: 1,
  dprMax: Number.POSITIVE_INFINITY,
}

describe('image options', () => {
  it('have defaults, and leave a plain image unchanged [IMG-01] [IMG-03]', () => {
    expect(readImageOptions(image({ src: '/plain.jpg' }))).toEqual(PLAIN)
  })

  it('are read from data attributes [IMG-01] [IMG-02] [IMG-03] [IMG-04] [IMG-05]', () => {
    const attributes = {
      src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      'data-src': '/big.jpg',
      'data-image': '/other.jpg',
      'data-image-dimensions': '2500x1667',
      'data-image-focal-point': '0.1,0.9',
      'data-load': 'false',
      'data-force-image-update': 'true',
      'data-allow-concurrent-loads': 'true',
      'data-fixed-ratio': 'false',
      'data-mode': 'fill',
      'data-fit-alignment': 'top left',
      'data-size-adjustment': '2',
      'data-size-format': 'filename',
      'data-stretch': 'false',
      'data-use-bg-image': 'true',
      'data-use-advanced-positioning': 'true',
      'data-allow-save-data': 'false',
      'data-dpr-min': '1.5',
      'data-dpr-max': '2',
    }
    expect(readImageOptions(image(attributes))).toEqual({
      source: '/big.jpg',
      fallbackSource: undefined,
      dimensions: { width: 2500, height: 1667 },
      focalPoint: { x: 0.1, y: 0.9 },
      load: false,
      forceImageUpdate: true,
      allowConcurrentLoads: true,
      priority: false,
      fixedRatio: false,
      cropMode: 'cover',
      fitAlignment: { x: 0, y: 0 },
      sizeAdjustment: 2,
      sizeFormat: 'filename',
      stretch: false,
      useBgImage: true,
      useAdvancedPositioning: true,
      allowSaveData: false,
      dprMin: 1.5,
      dprMax: 2,
    })
  })

  it('fall back if an attribute is invalid [IMG-01] [IMG-02] [IMG-03] [IMG-04] [IMG-14]', () => {
    const attributes = {
      src: '/plain.jpg',
      'data-image-dimensions': 'x',
      'data-image-focal-point': ',',
      'data-load': 'lazy',
      'data-fixed-ratio': '',
      'data-crop-mode': 'zoom',
      'data-fit-alignment': 'sideways',
      'data-size-adjustment': 'large',
      'data-size-format': 'path',
      'data-stretch': '1',
      'data-use-bg-image': 'yes',
      'data-dpr-min': 'none',
      'data-dpr-max': '',
    }
    expect(readImageOptions(image(attributes))).toEqual(PLAIN)
  })

  it('of a block override the attributes [IMG-01] [IMG-03]', () => {
    const element = image({ src: '/plain.jpg', 'data-crop-mode': 'contain', 'data-stretch': 'false' })
    const { cropMode, stretch, source } = readImageOptions(element, { cropMode: 'cover', stretch: undefined })
    expect({ cropMode, stretch, source }).toEqual({ cropMode: 'cover', stretch: false, source: '/plain.jpg' })
  })

  it.each([
    ['/a.jpg', 'queryString'],
    ['/a.jpg?format=100w', 'queryString'],
    ['/a.jpg?X-Amz-Signature=abc', undefined],
  ])('request a width of %s by %s, because a signed address must not change', (source, format) => {
    expect(readImageOptions(image({ 'data-src': source })).sizeFormat).toBe(format)
  })

  it("find the server's address for pages without scripts", () => {
    const box = document.createElement('div')
    const noscript = document.createElement('noscript')
    noscript.textContent = '<img alt="" src="../a&amp;b.jpg" />'
    const element = image({ 'data-src': 'https://cdn.example/a.jpg' })
    box.append(noscript, element)
    expect(readImageOptions(element).fallbackSource).toBe('../a&b.jpg')
  })
})
