import { readFileSync } from 'node:fs'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { complaints, expect, test } from './site.ts'

const PICTURE = readFileSync(new URL('../../demo/pictures/files/jar-750w.webp', import.meta.url))

const picture = (alt: string): string =>
  `<img data-src="/jar.webp" data-image="/jar.webp" data-image-dimensions="750x500" alt="${alt}" data-load="false">`
const item = (alt: string): string =>
  `<div class="ProductItem-gallery-slides-item" data-slide-url="${alt}">${picture(alt)}
    <div class="product-image-zoom-duplicate" aria-hidden="true">${picture('copy')}</div></div>`
const figure = (alt: string): string =>
  `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper">${picture(alt)}</div></figure>`

const VIDEO = `<div class="sqs-video-wrapper" data-provider-name="YouTube"
  data-html="&lt;iframe src=&quot;//www.youtube.com/embed/aqz-KE-bpKQ&quot;&gt;&lt;/iframe&gt;"></div>`

const PAGES = {
  'section.html':
    page(`<section class="gallery-section"><div class="gallery-grid" data-controller="GalleryGrid"
    data-props='{"aspectRatio":"square","gutter":30,"numColumns":3,"lightboxEnabled":false}' data-show-captions="false">
    <div class="gallery-grid-wrapper">${['a', 'b', 'c'].map(figure).join('')}</div></div></section>`),
  'product.html': page(`<figure class="ProductItem-gallery"><div class="ProductItem-gallery-slides">
    ${item('a')}${item('b')}</div><div class="ProductItem-gallery-thumbnails">${picture('small')}</div></figure>`),
  'video.html': page(`<div class="sqs-block sqs-block-gallery" data-block-json='{"design":"slideshow"}'>
    <div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">
    <div class="slide" data-type="video">${VIDEO}</div><div class="slide" data-type="image">${picture('b')}</div>
    </div></div></div></div>`),
  'jar.webp': PICTURE,
}

let folder: TemporaryFolder
let server: RunningServer

test.beforeAll(async () => {
  folder = await writeFolder(PAGES)
  server = await startServer({ port: 0, site: folder.path })
})
test.afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})
test.beforeEach(async ({ page }) => {
  await page.route(
    url => url.origin !== new URL(server.address).origin,
    route => route.abort(),
  )
})

test('lays out the grid of a section as the page describes it, and restores its HTML', async ({ page }) => {
  const said = complaints(page)
  await page.addInitScript(() => {
    const keep = (): void => void Reflect.set(window, 'htmlBefore', document.body.innerHTML)
    document.addEventListener('DOMContentLoaded', keep)
  })
  await page.goto(`${server.address}/section`)
  const pictures = page.locator('ashlar-gallery .gallery__cell img')
  await expect(pictures).toHaveCount(3)
  const boxes = await Promise.all((await pictures.all()).map(one => one.boundingBox()))
  const [first, second] = boxes
  expect(Math.round(first?.width ?? 0)).toBe(Math.round(first?.height ?? 1))
  expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(30)
  expect(said).toEqual([])

  const before = await page.evaluate(() => Reflect.get(window, 'htmlBefore'))
  await page.evaluate(() => window.ashlar?.destroy())
  await expect.poll(() => page.evaluate(() => document.body.innerHTML)).toBe(before)
})

test('shows a product’s pictures one at a time, with thumbnails [GAL-19]', async ({ page }) => {
  const said = complaints(page)
  await page.goto(`${server.address}/product`)
  await expect(page.locator('ashlar-gallery .gallery__slide')).toHaveCount(2)
  await page.locator('.gallery__thumbnail').nth(1).click()
  await expect(page.locator('.gallery__slide').nth(1)).toHaveAttribute('data-shown', 'true')
  await expect(page.locator('.gallery__thumbnail').nth(1)).toHaveAttribute('aria-current', 'true')
  expect(said).toEqual([])
})

test('plays the video of a slide', async ({ page }) => {
  await page.goto(`${server.address}/video`)
  await expect(page.locator('ashlar-gallery ashlar-video')).toHaveCount(1)
})

test('reports what a gallery lacks when its videos or pictures cannot be loaded [GAL-58]', async ({
  page,
}) => {
  const said = complaints(page)
  await page.route(/\/(video|features-media)-[^/]*\.js/, route => route.fulfill({ status: 404 }))
  await page.goto(`${server.address}/video`)
  await expect.poll(() => said.join('\n')).toContain('[ashlar] start-failed: VideoLoader not found')
  await expect.poll(() => said.join('\n')).toContain('[ashlar] start-failed: Loader2 not found')
  await expect(page.locator('ashlar-gallery .gallery__next')).toBeVisible()
})

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Exported</title></head><body>${body}</body></html>`
}
