// @vitest-environment happy-dom
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gallerySchema } from './gallery.schema'

const parse = (json: unknown) => z.parse(gallerySchema, json)

describe('the data of a gallery', () => {
  it('has defaults for missing and null fields [GAL-54]', () => {
    const data = parse({})
    expect(data).toMatchObject({
      design: 'grid',
      slides: [],
      thumbnailsPerRow: 4,
      padding: 20,
      aspectRatio: 'Auto',
    })
    expect(parse({ aspectRatio: null, 'thumbnails-per-row': null, vSize: null, slides: null })).toEqual(data)
  })

  it('has one name for each field [GAL-02]', () => {
    const wire = {
      design: 'slider',
      imageAspectRatio: 1.5,
      slidesPerRow: 5,
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: true,
      columnWidth: 300,
      gutter: 8,
      listImageSize: 30,
      'thumbnails-per-row': 6,
      'square-thumbs': false,
      'auto-crop': true,
      autoplay: true,
      'autoplay-duration': 3,
      'active-alignment': 'left',
      thumbnails: true,
      'thumbnail-strip-height': 79,
      'thumbnail-strip-margin': 30,
      padding: 50,
      vSize: 12,
      'meta-position': 'top-left',
    }
    expect(parse(wire)).toMatchObject({
      design: 'slider',
      imageAspectRatio: 1.5,
      slidesPerRow: 5,
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: true,
      columnWidth: 300,
      gutter: 8,
      listImageSize: 30,
      thumbnailsPerRow: 6,
      squareThumbs: false,
      autoCrop: true,
      autoplay: true,
      autoplayDuration: 3,
      activeAlignment: 'left',
      thumbnails: true,
      thumbnailStripHeight: 79,
      thumbnailStripMargin: 30,
      padding: 50,
      vSize: 12,
      metaPosition: 'top-left',
    })
  })

  it('has the attributes of a gallery [GAL-04]', () => {
    const attributes = {
      autoplay: true,
      autoplayOptions: { randomize: true, timeout: 900, pauseOnMouseover: false, interval: 0 },
      currentIndex: 2,
      design: 'slideshow',
      keyboard: false,
      keys: { previous: 38, next: 40 },
      lazyLoad: false,
      linkedGalleries: ['#strip'],
      loop: false,
      historyHash: true,
      inMotion: true,
      refreshOnResize: false,
      refreshOnOrientationChange: false,
    }
    expect(parse(attributes)).toMatchObject(attributes)
    expect(parse({})).toMatchObject({
      autoplay: false,
      currentIndex: 0,
      keyboard: true,
      keys: { previous: 37, next: 39 },
      lazyLoad: true,
      linkedGalleries: [],
      loop: true,
      historyHash: false,
    })
  })

  it('accepts our names and "Auto" as well', () => {
    const data = parse({
      thumbnailsPerRow: 2,
      autoCrop: false,
      imageAspectRatio: 'Auto',
      aspectRatio: 'Auto',
    })
    expect(data).toMatchObject({
      thumbnailsPerRow: 2,
      autoCrop: false,
      imageAspectRatio: 'Auto',
      aspectRatio: 'Auto',
    })
  })

  it('parses a column width from text, as a whole number [GAL-48]', () => {
    expect(parse({ columnWidth: '320.7px' }).columnWidth).toBe(320)
  })

  it.each([
    [{ columnWidth: 0 }],
    [{ columnWidth: 'wide' }],
    [{ 'thumbnails-per-row': -1 }],
    [{ lightboxTheme: 'blue' }],
    [{ slides: 'none' }],
    [[]],
    [7],
  ])('is rejected as %j', json => {
    expect(z.safeParse(gallerySchema, json).success).toBe(false)
  })

  it.each(['aspect-ratio', 'thumbnailAspectRatio'])('names %s as the author wrote it', name => {
    const { error } = z.safeParse(gallerySchema, { [name]: 5 })
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]])
  })

  it('drops unknown keys', () => {
    expect(Object.keys(parse({ methodOption: 'transient', blockAnimation: 'none' }))).not.toContain(
      'methodOption',
    )
  })
})

describe('a slide', () => {
  const slide = (json: object) => parse({ slides: [json] }).slides[0]

  it.each([
    [{ dimensions: '500x333' }, { width: 500, height: 333 }],
    [{ dimensions: { width: 5, height: 4 } }, { width: 5, height: 4 }],
    [
      { width: 30, height: 20 },
      { width: 30, height: 20 },
    ],
    [{ dimensions: '' }, undefined],
    [{ dimensions: 'x' }, undefined],
    [{ dimensions: '0x0' }, undefined],
    [{ dimensions: null }, undefined],
    [{}, undefined],
  ])('with %j has the size %j', (json, expected) => {
    expect(slide(json)?.dimensions).toEqual(expected)
  })

  it.each([
    ['0.25,1.0', { x: 0.25, y: 1 }],
    [',', { x: 0.5, y: 0.5 }],
    ['0.2', { x: 0.2, y: 0.5 }],
    ['7,0', { x: 1, y: 0 }],
    [
      { x: 0, y: 1 },
      { x: 0, y: 1 },
    ],
    [
      { x: 0, y: null, z: 1 },
      { x: 0, y: 0.5 },
    ],
    [null, { x: 0.5, y: 0.5 }],
  ])('with the focal point %j is positioned at %j', (focalPoint, expected) => {
    expect(slide({ focalPoint })?.focalPoint).toEqual(expected)
  })

  it('has its texts, which are empty by default', () => {
    expect(slide({ src: '/a.jpg', title: null })).toMatchObject({
      type: 'image',
      src: '/a.jpg',
      title: '',
      alt: '',
    })
  })
})

const shared = process.env.ASHLAR_SHARED ?? '../shared'
const corpus = `${shared}/corpus/json/gallery`

it.skipIf(!existsSync(corpus))('accepts the data of real pages (skipped without the corpus)', () => {
  const files = globSync(`${corpus}/*.json`)
  expect(files.length).toBeGreaterThan(0)
  const refused = files.filter(file => {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return !z.safeParse(gallerySchema, json).success
  })
  expect(refused).toEqual([])
})
