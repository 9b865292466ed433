import { BLOCKS, expectAllUp, openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

// Tests add styles, which the site's own policy forbids.
test.use({ bypassCSP: true })

/** A site's own sizes of pictures. */
const SITE_STYLES = `<style>
  body { font: 18px/1.6 Georgia, serif; margin: 0 auto; max-width: 44rem }
  figure { margin: 0 0 1rem }
  figcaption { margin-top: 0.5rem }
  img { max-width: 100%; height: auto }
  summary { padding-block: 12px; list-style: none }
</style>`
const STATIC_STYLES = '<link rel="stylesheet" href="/dist/ashlar.css">'

const PAGES: readonly (readonly [name: string, body: string, head: string])[] = [
  // Without any style sheet, its titles get room when the block mounts.
  ['an accordion that the site styles, without ashlar.css', BLOCKS.accordion, SITE_STYLES],
  ['an image that the site styles, without ashlar.css', BLOCKS.image, SITE_STYLES],
  ['an accordion', BLOCKS.accordion, STATIC_STYLES],
  ['an image', BLOCKS.image, STATIC_STYLES],
  ['a grid of figures', BLOCKS.grid, STATIC_STYLES],
  ['a slideshow', BLOCKS.slideshow, STATIC_STYLES],
]

for (const width of [360, 1280] as const) {
  for (const [name, body, head] of PAGES) {
    test(`${name} does not shift at ${width} px`, async ({ page }) => {
      await markReadyBlocks(page)
      await page.addInitScript(() => {
        const shifts: string[] = []
        Reflect.set(window, 'shifts', shifts)
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
            }
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const box = (rect: DOMRect) => [rect.x, rect.y, rect.width, rect.height].map(Math.round)
              return `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ${box(from)} to ${box(to)}`
            })
            shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
      })
      await page.setViewportSize({ width, height: 900 })
      await openServed(page, { body: `<h1>Before</h1>${body}<p>After</p>`, head })
      await expectAllUp(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    })
  }

  for (const path of [
    '/blocks/accordion',
    '/blocks/embed',
    '/blocks/marquee',
    '/blocks/pricing-toggle',
    '/fitted-text',
  ]) {
    test(`reserves the space of ${path} before its blocks are mounted at ${width} px`, async ({
      context,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const waiting = await context.newPage()
      await waiting.setViewportSize({ width, height: 900 })
      await waiting.route('**/dist/**/*.js', route => route.abort())
      await waiting.goto(path)
      // Content that is hidden until its block is mounted appears after a timeout.
      await waiting.addStyleTag({ content: '* { animation-play-state: paused !important }' })
      await markReadyBlocks(page)
      await page.goto(path)
      await readThrough(page)
      const reserved = await waiting.evaluate(heights)
      const others = async (): Promise<string[]> =>
        Object.entries(await page.evaluate(heights))
          // Browsers do not count less as a shift.
          .filter(([id, px]) => !(Math.abs(px - (reserved[id] ?? 0)) < 2))
          .map(([id, px]) => `${id}: ${reserved[id]} px, then ${px}`)
      await expect.poll(others).toEqual([])
    })
  }
}

/** Runs in the page: how high each variant is, in px. The text below headings is closed by their block only. */
function heights(): Record<string, number> {
  const variants = [...document.querySelectorAll('.variant:not(#from-headings)')]
  return Object.fromEntries(variants.map(({ id, clientHeight }) => [id, clientHeight]))
}
