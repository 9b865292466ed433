import { expect } from 'chai'
import { findLegacy, forgetLegacy } from './find-legacy'

/** Lists the blocks in the markup with the data of each. */
function adopt(html: string): { block: string; host: Element; data: Record<string, unknown> }[] {
  document.body.innerHTML = html
  return findLegacy(document).map(({ host, kind: { block } }) => ({
    block,
    host,
    data: JSON.parse(host.getAttribute('data-block-json') ?? '{}'),
  }))
}

const section = (name: string, attributes: string): string =>
  `<div class="gallery-${name}" data-controller="Gallery" ${attributes} style="inline-size: 1000px">
    <div><figure><img alt="A"></figure></div></div>`

describe('data of galleries without JSON', () => {
  afterEach(() => document.body.replaceChildren())

  it('are read from a section’s properties [GAL-01]', () => {
    const props = '{"aspectRatio":"four-three","gutter":36,"numColumns":5,"lightboxEnabled":true}'
    const html = section('grid gallery-grid--layout-grid', `data-props='${props}' data-show-captions="false"`)
    expect(adopt(html).map(({ block, data }) => ({ block, ...data }))).to.deep.equal([
      {
        block: 'gallery',
        design: 'grid',
        thumbnailsPerRow: 5,
        columnWidth: 171,
        padding: 36,
        gutter: 36,
        'aspect-ratio': 'four-three',
        squareThumbs: false,
        showMeta: false,
        lightbox: true,
      },
    ])
  })

  it('are read from its attributes if its properties are malformed [GAL-01]', () => {
    const attributes = 'data-props="{" data-columns="3" data-gutter="0" data-aspect-ratio="square"'
    const [found] = adopt(section('grid', attributes))
    const { thumbnailsPerRow, padding, squareThumbs, lightbox } = found?.data ?? {}
    expect({ thumbnailsPerRow, padding, squareThumbs, lightbox }).to.deep.equal({
      thumbnailsPerRow: 3,
      padding: 0,
      squareThumbs: true,
      lightbox: false,
    })
  })

  for (const [name, design] of [
    ['masonry', 'autocolumns'],
    ['strips', 'autorows'],
    ['slideshow', 'slideshow'],
    ['fullscreen-slideshow', 'slideshow'],
    ['reel', 'slider'],
  ] as const) {
    it(`turn a section ${name} into a gallery with the design ${design}`, () => {
      expect(adopt(section(name, '')).map(({ data }) => data.design)).to.deep.equal([design])
    })
  }

  it('keep a minimum width for the columns of a section', () => {
    expect(adopt(section('masonry', 'data-columns="12"'))[0]?.data.columnWidth).to.equal(160)
  })

  it('ignore elements that only have the class', () => {
    expect(adopt('<div class="gallery-grid"><img alt="A"></div>')).to.deep.equal([])
  })

  it("turn a product's images into a slideshow with thumbnails", () => {
    const found = adopt(`<figure class="ProductItem-gallery">
      <div class="ProductItem-gallery-slides"></div><div class="ProductItem-gallery-thumbnails"></div></figure>
      <div class="sqs-block-product"><figure class="ProductItem-gallery"></figure></div>`)
    expect(found.map(({ block, data }) => ({ block, ...data }))).to.deep.equal([
      { block: 'gallery', design: 'slideshow', thumbnails: true, lightbox: false },
      { block: 'product' },
    ])
  })

  it('are read from the classes of a gallery that has lost its data [GAL-01]', () => {
    const [found] = adopt(`<div class="
      sqs-gallery-container
      sqs-gallery-block-slideshow
      sqs-gallery-has-controls sqs-gallery-has-thumbnails
      sqs-gallery-block-show-meta sqs-gallery-block-meta-position-top-left
      sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-3 clear">
      <div class="sqs-gallery"></div><b class="current-index"></b></div>`)
    expect(found?.data).to.deep.equal({
      design: 'slideshow',
      controls: true,
      thumbnails: true,
      showMeta: true,
      showMetaOnlyTitle: false,
      showMetaOnlyDescription: false,
      metaPosition: 'top-left',
      thumbnailsPerRow: 3,
      'aspect-ratio': 'square',
      legacy: true,
      counter: true,
    })
  })

  it('are the block’s own if it has any [GAL-01]', () => {
    const html = `<div class="sqs-block-gallery" data-block-json='{"design":"slider"}'>
      <div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-grid"></div></div></div>`
    expect(adopt(html)[0]?.data).to.deep.equal({ design: 'slider' })
  })

  it('enable an image’s lightbox, with its source', () => {
    const found = adopt(`<div class="sqs-block-image"><div class="sqs-block-content">
      <button class="sqs-block-image-button lightbox" data-lightbox-theme="light">
      <img data-src="/jar.jpg" data-image="/large.jpg"></button></div></div>
      <div class="sqs-block-image"><div class="sqs-block-content"><img data-src="/jar.jpg"></div></div>`)
    expect(found.map(({ data }) => data)).to.deep.equal([
      { lightbox: true, lightboxTheme: 'light', lightboxSource: '/large.jpg' },
      {},
    ])
  })

  it('are removed on destroy', () => {
    const html = '<div class="gallery-grid" data-props="{}"></div>'
    adopt(html)
    forgetLegacy(document)
    expect(document.body.innerHTML).to.equal(html)
  })
})

describe('a video in the slide of a gallery', () => {
  const video = '<div class="sqs-video-wrapper" data-html="x"></div>'

  it('is a block of its own', () => {
    const found = adopt(`<div class="sqs-gallery"><div class="slide" data-type="video">${video}</div></div>`)
    expect(found.map(({ block, host }) => [block, host.innerHTML])).to.deep.equal([['video', video]])
  })

  it('is left to its block', () => {
    const found = adopt(`<div class="sqs-gallery"><div class="slide">
      <div class="sqs-block-video"><div class="sqs-block-content">${video}</div></div></div></div>
      <div class="sqs-block-code">${video}</div>`)
    expect(found.map(({ block }) => block)).to.deep.equal(['video'])
  })
})

describe('the data of a chart', () => {
  const chart = (settings: string): string => `<div class="sqs-block-chart"><div class="sqs-block-content">
    <div class="chart-block-container" data-settings='${settings}'></div></div></div>`

  it('are read from the settings of its container [WID-21]', () => {
    const settings = {
      chartType: 'lineChart',
      title: 'Pots',
      dataTable: {
        data: [
          [120, '210'],
          [164, 190],
        ],
        sampleLabels: ['Spring', ''],
        seriesLabels: ['Bowls'],
      },
    }
    expect(adopt(chart(JSON.stringify(settings)))[0]?.data).to.deep.equal({
      kind: 'line',
      title: 'Pots',
      columns: ['', 'Bowls', '2'],
      rows: [
        ['Spring', '120', '210'],
        ['2', '164', '190'],
      ],
    })
  })

  it('are missing if the settings are malformed', () => {
    expect(
      ['{', '{}', '[]', ''].flatMap(settings => adopt(chart(settings)).map(({ data }) => data)),
    ).to.deep.equal([{}, {}, {}, {}])
  })
})

describe('data that a mirroring tool has rewritten', () => {
  const video = (json: string, inside: string): string =>
    `<div class="sqs-block-video" data-block-json='${json}'><div class="sqs-block-content">${inside}</div></div>`
  const wrapper = '<div class="sqs-video-wrapper" data-html="&lt;iframe src=/a>"></div>'
  const title = '"title":"5 \\" \\u00e9"'

  for (const [words, json, inside, expected] of [
    [
      'is repaired',
      String.raw`{"html":"<iframe src=\%22//a.example/\%22>",${title}}`,
      '',
      { html: '<iframe src="//a.example/">', title: '5 " é' },
    ],
    [
      'leaves the embed code to the markup',
      String.raw`{"html":"<iframe src=\&quo//cdn.embedly.c/a",${title}}`,
      wrapper,
      { title: '5 " é' },
    ],
    ['is left to the markup if it is beyond repair', '{"html":"<iframe src="//a.example"', wrapper, {}],
  ] as const) {
    it(words, () => {
      expect(adopt(video(json, inside))[0]?.data).to.deep.equal(expected)
    })
  }

  it('stays as it is if nothing else has it', () => {
    document.body.innerHTML = video('{"html":', '')
    expect(findLegacy(document)[0]?.host.getAttribute('data-block-json')).to.equal('{"html":')
  })
})
