import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { PICTURES_FOLDER } from '../examples/pages.ts'
import { WHOLE_PAGES } from '../examples/read.ts'
import { requestedScripts } from '../examples/visit.ts'

/** The windows that the documentation shows; pixels of a phone are denser. */
const WINDOWS = {
  wide: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 800 }, deviceScaleFactor: 1.5 },
} as const

const QUALITY = 0.8

/** Draws the whole pages as WebP, each in a wide and a narrow window, and records the scripts that they ask for. */
export async function drawWholePages(browser: Browser, address: string): Promise<void> {
  const requested: Record<string, readonly string[]> = {}
  for (const name of WHOLE_PAGES) {
    for (const [kind, options] of Object.entries(WINDOWS)) {
      const page = await browser.newPage({ ...options, colorScheme: 'light', reducedMotion: 'reduce' })
      const scripts = await requestedScripts(page, `${address}/docs/examples/${name}/page/`)
      if (kind === 'wide') requested[name] = scripts
      const png = await page.screenshot()
      writeFileSync(`${PICTURES_FOLDER}/${name}-${kind}.webp`, await asWebp(page, png))
      await page.close()
    }
  }
  writeFileSync(`${PICTURES_FOLDER}/../requested.json`, `${JSON.stringify(requested, null, 2)}\n`)
}

/** Encodes a picture in the browser, on a blank page without a policy. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank')
  const text = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [png.toString('base64'), QUALITY] as const,
  )
  return Buffer.from(text, 'base64')
}
