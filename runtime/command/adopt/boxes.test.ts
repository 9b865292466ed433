import { describe, expect, it } from 'vitest'
import { editedText } from '../html/edits'
import { parsePage } from '../html/page'
import { boxEdits } from './boxes'

const boxed = (html: string): string => editedText(html, boxEdits(parsePage(Buffer.from(html))))

/** The style that the first element gets. */
const styleOf = (html: string): string | undefined => /^<\w+ style="([^"]*)"/.exec(boxed(html))?.[1]

const gallery = (json: object, inside = ''): string =>
  `<div class="sqs-block-gallery" data-block-json='${JSON.stringify(json)}'>${inside}</div>`

const PICTURES =
  '<noscript><img data-image-dimensions="1x9"></noscript><img data-image-dimensions=","><img data-image-dimensions="600x400">'

describe('boxes of adopted pages', () => {
  it.each([
    ['the height in percent', gallery({ aspectRatio: 50 }, PICTURES), '--ashlar-box-ratio:2'],
    ['the first picture', gallery({ aspectRatio: null }, PICTURES), '--ashlar-box-ratio:1.5'],
    ['steps of the height', gallery({ vSize: 12 }, PICTURES), '--ashlar-box-ratio:1.6667'],
    ['nothing in a strip, whose ratio is fixed', gallery({ design: 'slider' }, PICTURES), undefined],
    [
      'columns and gap of a grid',
      gallery({ 'thumbnails-per-row': '3', padding: 0 }),
      '--ashlar-box-columns:3;--ashlar-box-gap:0px',
    ],
    [
      'the strip of thumbnails',
      gallery({ 'thumbnail-strip-height': 79 }, '<div class="sqs-gallery-thumbnails"></div>'),
      '--ashlar-box-end:99px',
    ],
    [
      'columns and gap of a gallery section',
      `<div class="gallery-grid" data-controller="GalleryGrid" data-columns="5" data-gutter="0" data-props='{"numColumns":3,"gutter":0}'></div>`,
      '--ashlar-box-columns:3;--ashlar-box-gap:0px',
    ],
    [
      'the share of a picture in a gallery section',
      `<figure class="gallery-strips-item">${PICTURES}</figure>`,
      '--ashlar-box-share:1.5',
    ],
    [
      'the share of a picture in a slide without a gallery',
      `<div class="slide" data-type="image">${PICTURES}</div>`,
      '--ashlar-box-share:1.5',
    ],
    [
      'the newer component’s context',
      '<div class="sqs-block-map"><div data-context=\'{"aspectRatio":25}\'></div></div>',
      '--ashlar-box-ratio:4',
    ],
    ['a product’s pictures', `<div class="ProductItem-gallery">${PICTURES}</div>`, '--ashlar-box-ratio:1.5'],
    [
      'a summary’s columns',
      `<div class="sqs-block-summary-v2" data-block-json='{"columnWidth":299,"gutter":60,"imageAspectRatio":"1"}'></div>`,
      '--ashlar-box-columns:299px;--ashlar-box-gap:60px;--ashlar-box-ratio:1',
    ],
    ['nothing without data', gallery({}), undefined],
    [
      'nothing of JSON that does not parse',
      `<div class="sqs-block-map" data-block-json="{"></div>`,
      undefined,
    ],
    [
      'nothing of a foreign value',
      gallery({ aspectRatio: '1;color:red', padding: [] }),
      '--ashlar-box-ratio:100',
    ],
  ])('are from %s', (_, html, style) => {
    expect(styleOf(html)).toBe(style)
  })

  it('follow the styles that the element has', () => {
    const html = '<div class="sqs-block-map" style="color:red" data-block-json=\'{"aspectRatio":50}\'></div>'
    expect(boxed(html)).toContain('style="color:red;--ashlar-box-ratio:2"')
  })

  it('are written once', () => {
    const once = boxed(gallery({ aspectRatio: 50 }))
    expect(boxed(once)).toBe(once)
  })
})
