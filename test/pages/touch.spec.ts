import { expect, type Page, test } from 'playwright/test'
import { build } from 'vite'
import { doubleTap, type Place, pinch, swipe, tap } from './touch.ts'

/** A row with a link in it to drag, on a page to scroll, and a lightbox's bare stage below it. */
const HTML = `<!doctype html><meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; min-block-size: 3000px }
  #row { block-size: 300px; background: #ddd }
  #row a { display: block; inline-size: 200px; block-size: 200px }
  #stage { position: relative; block-size: 500px; background: #222 }
  #stage img { position: absolute; inset: 0; margin: auto; inline-size: 300px; block-size: 200px }
</style>
<div id="row"><a href="#followed">link</a></div><div id="box"></div>`

/** The middle of the stage on a screen 390 px wide. */
const MIDDLE: Place = { x: 195, y: 550 }

let script = ''

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'test/fixtures/gestures-page.ts' },
    },
  })
  const [bundle] = [built].flat()
  if (bundle && 'output' in bundle) script = bundle.output[0].code
})

test.beforeEach(async ({ page }) => {
  await page.setContent(HTML)
  await page.addScriptTag({ type: 'module', content: script })
  await expect(page.locator('#stage')).toHaveCSS('touch-action', 'none')
})

const told = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'told'))

/** How the picture is transformed when it rests. */
const shown = (page: Page): Promise<{ scale: number; x: number; y: number }> =>
  page.locator('#stage img').evaluate(picture => {
    const { a: scale, e: x, f: y } = new DOMMatrixReadOnly((picture as HTMLElement).style.transform)
    return { scale, x, y }
  })

test('a finger drags a row sideways without following its link [GAL-45]', async ({ page }) => {
  await swipe(page, { x: 180, y: 100 }, { x: 60, y: 110 }, 400)
  await expect.poll(() => told(page)).toEqual(['row next'])
  await swipe(page, { x: 100, y: 100 }, { x: 140, y: 100 }, 120)
  await expect.poll(() => told(page)).toEqual(['row next', 'row previous flick'])
  expect(new URL(page.url()).hash).toBe('')
})

test('a vertical swipe on a row scrolls the page, not the row [GAL-46]', async ({ page }) => {
  await swipe(page, { x: 100, y: 250 }, { x: 110, y: 50 }, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await told(page)).toEqual([])
})

test('the mouse drags a row by its link, and a click still follows it [GAL-45]', async ({ page }) => {
  const drag = async (to: number): Promise<void> => {
    await page.mouse.move(180, 100)
    await page.mouse.down()
    await page.mouse.move(to, 100, { steps: 6 })
    await page.mouse.up()
  }
  await drag(40)
  await expect.poll(() => told(page)).toEqual([expect.stringMatching(/^row next/)])
  expect(new URL(page.url()).hash).toBe('')
  await drag(180)
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#followed')
  expect(await told(page)).toEqual([expect.stringMatching(/^row next/), 'row click'])
})

test('two fingers zoom a picture and one moves it, without zooming the page', async ({ page }) => {
  await pinch(page, MIDDLE, 100, 250)
  await expect.poll(async () => (await shown(page)).scale).toBeCloseTo(2.5, 1)
  const { x } = await shown(page)
  await swipe(page, MIDDLE, { x: 155, y: 550 }, 300)
  await expect.poll(async () => (await shown(page)).x).toBeLessThan(x - 30)
  await pinch(page, MIDDLE, 250, 60)
  await expect.poll(() => shown(page)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(await told(page)).toEqual([])
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

test('fingers on a zoomed page belong to the browser, until it is whole again', async ({ page }) => {
  const zoom = (): Promise<number | undefined> => page.evaluate(() => visualViewport?.scale)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 })
  await expect.poll(zoom).toBe(2.5)
  await expect(page.locator('#stage')).toHaveCSS('touch-action', 'auto')
  const seen = (): Promise<number> => page.evaluate(() => Math.round(visualViewport?.pageLeft ?? 0))
  const left = await seen()
  await swipe(page, { x: 300, y: 100 }, { x: 100, y: 100 }, 300)
  await expect.poll(seen).toBeGreaterThan(left + 50)
  await page.locator('#stage').evaluate(stage => stage.scrollIntoView({ behavior: 'instant' }))
  await pinch(page, { x: 195, y: 400 }, 300, 50)
  await expect.poll(zoom).toBeLessThan(1.01)
  await expect(page.locator('#stage')).toHaveCSS('touch-action', 'none')
  expect(await shown(page)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(await told(page)).toEqual([])
})

test('a double tap zooms, and only a single tap is reported', async ({ page }) => {
  await doubleTap(page, MIDDLE)
  await expect.poll(async () => (await shown(page)).scale).toBe(4)
  await doubleTap(page, MIDDLE)
  await expect.poll(async () => (await shown(page)).scale).toBe(1)
  expect(await told(page)).toEqual([])
  await tap(page, MIDDLE)
  await expect.poll(() => told(page)).toEqual(['tap'])
})

test('a finger swipes between slides and dismisses them', async ({ page }) => {
  await swipe(page, MIDDLE, { x: 60, y: 560 })
  await expect.poll(() => told(page)).toEqual(['next'])
  await expect.poll(() => shown(page)).toEqual({ scale: 1, x: 0, y: 0 })
  await swipe(page, MIDDLE, { x: 200, y: 590 }, 400)
  await expect.poll(() => shown(page)).toEqual({ scale: 1, x: 0, y: 0 })
  await swipe(page, MIDDLE, { x: 200, y: 720 }, 400)
  await expect.poll(() => told(page)).toEqual(['next', 'close'])
})

test('nothing glides for visitors who prefer reduced motion', async ({ page }) => {
  await page.evaluate(() => {
    const { animate } = Element.prototype
    const told: string[] = Reflect.get(globalThis, 'told')
    Element.prototype.animate = function (...call) {
      told.push('glide')
      return animate.apply(this, call)
    }
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await doubleTap(page, MIDDLE)
  await expect.poll(async () => (await shown(page)).scale).toBe(4)
  expect(await told(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
  await doubleTap(page, MIDDLE)
  await expect.poll(() => told(page)).toContain('glide')
})
