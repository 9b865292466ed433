import { rm } from 'node:fs/promises'
import { NEW, NEW_CSS, OLD } from '../../runtime/features/legacy/header/legacy-header.fixture.ts'
import { observePage } from '../corpus/observe-page.ts'
import { adoptFolder, type FolderServer, serveFolder } from '../corpus/serve-folder.ts'
import { tryMenu } from '../corpus/try-menu.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/></svg>'
const IMAGE =
  '<noscript><img src="a.svg" alt="A"></noscript><img class="thumb-image" data-src="a.svg" data-image="a.svg" data-image-dimensions="600x400" alt="A">'

const block = (name: string, content: string, json?: object): string =>
  `<div class="sqs-block sqs-block-${name}"${json ? ` data-block-json='${JSON.stringify(json)}'` : ''}><div class="sqs-block-content">${content}</div></div>`

const gallery = (design: string, slide: string, json: object = {}, after = ''): string =>
  block(
    'gallery',
    `<div class="sqs-gallery-container sqs-gallery-block-${design}"><div class="sqs-gallery">${slide.repeat(3)}</div></div>${after}`,
    { design, ...json },
  )

const ITEM = (
  title: string,
): string => `<li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3">
  <button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span>
  <span class="accordion-icon-container"><span class="plus"></span></span></button></h4>
  <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>${'An answer. '.repeat(60)}</p></div></div></li>`

/** Blocks in the builder's markup, without its style sheets. */
const BLOCKS: Readonly<Record<string, string>> = {
  accordion: block('accordion', `<ul class="accordion-items-container">${ITEM('One')}${ITEM('Two')}</ul>`),
  slideshow: gallery(
    'slideshow',
    `<div class="slide content-fit" data-type="image">${IMAGE}</div>`,
    { thumbnails: true, 'thumbnail-strip-height': 60 },
    `<div class="sqs-gallery-thumbnails">${'<img data-src="a.svg" alt="">'.repeat(3)}</div>`,
  ),
  strip: gallery('slider', IMAGE, { aspectRatio: 40 }),
  grid: gallery(
    'grid',
    `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill">${IMAGE}</a></div></div>`,
    { 'thumbnails-per-row': 3, padding: 10 },
  ),
  image: block(
    'image',
    `<figure class="sqs-block-image-figure intrinsic" style="max-width:600px"><div class="image-block-wrapper"><div class="sqs-image-shape-container-element has-aspect-ratio" style="padding-bottom:66.7%;overflow:hidden">${IMAGE}</div></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>A caption</p></div></figcaption></figure>`,
  ),
  map: block('map', '&nbsp;', { location: { mapLat: 1, mapLng: 1, addressTitle: 'Here' }, aspectRatio: 60 }),
  marquee: block(
    'marquee',
    `<div class="Marquee" style="font-size:3rem"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"News today"}],"animationSpeed":1}</script><div class="Marquee-display"><div class="Marquee-measure"><h1 class="Marquee-item Marquee-item--text">News today</h1><h1 class="Marquee-item Marquee-item--text">News today</h1></div><h1><svg class="Marquee-svg" aria-hidden="true"></svg></h1></div></div>`,
  ),
  video: block(
    'video',
    `<div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom:56.25%"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/5m1KUzaAGiQ&quot;&gt;&lt;/iframe&gt;" data-provider-name="YouTube"><div class="sqs-video-overlay"><div class="sqs-video-icon"></div></div></div></div></div>`,
    { html: '', url: 'https://youtu.be/5m1KUzaAGiQ', width: 854, height: 480 },
  ),
  form: block(
    'form',
    '<div class="form-wrapper"><div class="form-inner-wrapper" hidden><form data-form-id="1" action="https://a.example" method="POST"><div class="field-list"><div class="form-item field text"><label class="title" for="a">Name</label><input class="field-element" id="a" name="a"></div></div><input class="button" type="submit" value="Send"></form></div></div>',
  ),
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><meta name="viewport" content="width=device-width"></head><body><p>Before</p>${body}<p>After</p></body></html>`

let folder: TemporaryFolder
let server: FolderServer

test.beforeAll(async () => {
  const blocks = Object.entries(BLOCKS).map(([name, html]) => [`${name}.html`, page(html)])
  folder = await writeFolder({
    ...Object.fromEntries(blocks),
    'newer.html': page(`<style>${NEW_CSS}</style>${NEW}`),
    'older.html': page(OLD),
    'a.svg': PICTURE,
  })
  await adoptFolder(folder.path, `${folder.path}-new`)
  server = await serveFolder(`${folder.path}-new`)
})

test.afterAll(async () => {
  server?.stop()
  await folder?.remove()
  for (const end of ['', '-report.html', '-report.json', '-redirects.map'])
    await rm(`${folder.path}-new${end}`, { recursive: true, force: true })
})

for (const width of [390, 1280] as const) {
  for (const name of Object.keys(BLOCKS)) {
    test(`nothing moves when an exported ${name} starts at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const { alive, errors, shift, grown } = await observePage(
        await context.newPage(),
        `${server.address}/${name}`,
      )
      await context.close()
      expect({ alive, errors, shift: shift < 0.01 || grown }).toEqual({ alive: 1, errors: [], shift: true })
    })
  }
}

for (const name of ['newer', 'older'] as const) {
  for (const input of ['touch', 'keyboard'] as const) {
    test(`the menu of the ${name} templates opens with its folders by ${input} on a phone`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
      const phone = await context.newPage()
      await phone.goto(`${server.address}/${name}`)
      await phone.waitForFunction(() => document.querySelector('[aria-expanded]'))
      expect(await tryMenu(phone, input)).toEqual([])
      await context.close()
    })
  }
}
