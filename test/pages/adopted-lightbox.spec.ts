import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { expect, test } from './site.ts'

const PICTURE = readFileSync(new URL('../../demo/pictures/files/jar-750w.webp', import.meta.url))

const picture = (alt: string): string =>
  `<img data-src="/jar.webp" data-image="/jar.webp" data-image-dimensions="750x500" alt="${alt}" data-load="false">`
const figure = (alt: string): string =>
  `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper">${picture(alt)}</div></figure>`

const PAGES = {
  'image.html': page(`<div class="sqs-block image-block sqs-block-image" data-block-type="5"
    data-block-json='{}'><div class="sqs-block-content"><figure class="sqs-block-image-figure">
    <button class="sqs-block-image-button lightbox" data-lightbox-theme="light"><span class="v6-visually-hidden">View
    fullsize</span><div class="image-block-wrapper">${picture('Jar')}</div></button>
    <figcaption class="image-caption-wrapper"><p>Moon jar</p></figcaption></figure></div></div>`),
  'section.html':
    page(`<section class="gallery-section"><div class="gallery-grid" data-controller="GalleryGrid"
    data-props='{"aspectRatio":"square","gutter":30,"numColumns":3,"lightboxEnabled":true}' data-lightbox="true">
    <div class="gallery-grid-wrapper">${['a', 'b', 'c'].map(figure).join('')}</div></div></section>`),
  'jar.webp': PICTURE,
}

let folder: TemporaryFolder
let server: RunningServer

test.beforeAll(async () => {
  folder = await writeFolder(PAGES)
  server = await startServer({ port: 0, site: folder.path })
})
test.afterAll(async () => {
  await server.stop()
  await folder.remove()
})

/** Clicks once the block is mounted, and returns the lightbox's counter. */
async function open(page: Page, name: string, opener: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('ashlar:ready', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-test-ready', '')
    })
  })
  await page.goto(`${server.address}/${name}`)
  await page.locator('[data-test-ready]').first().waitFor()
  await page.locator(opener).nth(0).click()
  await expect(page.locator('.dialog[open]')).toBeVisible()
}

test('the button of an exported image block opens the lightbox once the block is mounted, in its theme [LBX-20]', async ({
  page,
}) => {
  await open(page, 'image', 'button.sqs-block-image-button')
  await expect(page.locator('.dialog')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('.dialog .caption')).toHaveText('Moon jar')
  await expect(page.locator('.dialog [data-place=shown] .picture')).toHaveAttribute('src', /jar\.webp/)
})

test('an exported gallery section opens its pictures in the lightbox if it is set to [LBX-01]', async ({
  page,
}) => {
  await open(page, 'section', 'a.gallery__frame')
  await expect(page.locator('.dialog .counter')).toHaveText('1 / 3')
})

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Exported</title></head><body>${body}</body></html>`
}
