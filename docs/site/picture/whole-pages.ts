import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { PICTURES_FOLDER, pictureFile, SCHEMES } from '../examples/pictures.ts'
import { hasDark, WHOLE_PAGES } from '../examples/read.ts'
import { requestedScripts } from '../examples/visit.ts'
import { asWebp } from './thumbnails.ts'

/** The windows that the documentation shows; pixels of a phone are denser. */
const WINDOWS = {
  wide: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 800 }, deviceScaleFactor: 1.5 },
} as const

/** Draws the whole pages as WebP, each in a wide and a narrow window, in light and dark if it has both, and records the scripts that they ask for. */
export async function drawWholePages(browser: Browser, address: string): Promise<void> {
  const requested: Record<string, readonly string[]> = {}
  for (const name of WHOLE_PAGES) {
    for (const scheme of hasDark(name) ? SCHEMES : SCHEMES.slice(0, 1)) {
      for (const kind of ['wide', 'narrow'] as const) {
        const page = await browser.newPage({ ...WINDOWS[kind], colorScheme: scheme, reducedMotion: 'reduce' })
        const scripts = await requestedScripts(page, `${address}/docs/examples/${name}/page/`)
        if (kind === 'wide') requested[name] = scripts
        const png = await page.screenshot()
        writeFileSync(`${PICTURES_FOLDER}/${pictureFile(name, kind, scheme)}`, await asWebp(page, png))
        await page.close()
      }
    }
  }
  writeFileSync(`${PICTURES_FOLDER}/../requested.json`, `${JSON.stringify(requested, null, 2)}\n`)
}
