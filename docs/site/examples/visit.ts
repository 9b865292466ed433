import type { Page } from 'playwright'
import { nameOfFile } from './weight.ts'

/** A scroll step in px: less than the distance at which blocks load ahead. */
const STEP_PX = 300

/** Milliseconds that a reader looks at a screen. */
const LOOK_MS = 120

/** Milliseconds without a request after which a page that is read has loaded what it loads when idle. */
const QUIET_MS = 1500

/** The script that the runtime loads on development hosts only. */
const ON_LOCALHOST = /^shared\/debug$/

/**
 * Reads a whole page to its end, as a visitor does who clicks nothing.
 *
 * @returns the names of the scripts that it asked for, besides that of the tag.
 */
export async function requestedScripts(page: Page, address: string): Promise<readonly string[]> {
  const names = new Set<string>()
  page.on('request', request => {
    const [, file] = /\/ashlar\/(.+\.js)$/.exec(new URL(request.url()).pathname) ?? []
    const name = file && file !== 'boot.js' ? nameOfFile(file) : undefined
    if (name && !ON_LOCALHOST.test(name)) names.add(name)
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(readToEnd, { step: STEP_PX, look: LOOK_MS })
  for (let before = 0; before < names.size; ) {
    before = names.size
    await page.waitForTimeout(QUIET_MS)
  }
  return [...names].sort()
}

/** Runs in the page. */
async function readToEnd({ step, look }: { readonly step: number; readonly look: number }): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(done => setTimeout(done, look))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}
