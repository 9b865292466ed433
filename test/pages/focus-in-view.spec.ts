import type { Page } from 'playwright/test'
import { openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

/** Pages with bars, headers, banners and buttons that stay in view while the page scrolls below them. */
const PAGES = ['/bars', '/cookie-banner', '/blocks/site-header', '/blocks/product', '/shop'] as const

/** The most presses of Tab in each direction. */
const MOST_STOPS = 50

test.slow()
test.beforeEach(({ page }) => markReadyBlocks(page))

for (const path of PAGES) {
  for (const width of [390, 1280]) {
    test(`nothing covers what has the focus (WCAG 2.4.11): ${path}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await readThrough(page)
      await expectFocusInView(page)
    })
  }
}

for (const position of ['sticky', 'scroll-back']) {
  test(`a ${position} header covers nothing that has the focus (WCAG 2.4.11)`, async ({ page }) => {
    const header = `<header><nav aria-label="Main"><ul><li><a href="/">Start</a></li></ul></nav></header>`
    await openServed(page, {
      body: `<ashlar-site-header data-load="eager" data-block-json='{"position":"${position}"}'>${header}</ashlar-site-header>
        <main>${'<p style="margin: 0"><a href="#">A link</a></p>'.repeat(MOST_STOPS)}</main>`,
    })
    await page.locator('ashlar-site-header[data-position]').waitFor()
    await expectFocusInView(page)
  })
}

/** Walks through the page by Tab and back, and expects to see each focused element. */
async function expectFocusInView(page: Page): Promise<void> {
  const covered = new Set<string>()
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < MOST_STOPS; press++) {
      await page.keyboard.press(key)
      const { name, by } = await focused(page)
      if (name) stops++
      if (by) covered.add(`${name} is behind ${by}, by ${key}`)
    }
  }
  expect(stops).toBeGreaterThan(10)
  expect([...covered]).toEqual([])
}

/** The focused element, and what covers all of it; both are empty for none. */
const focused = (page: Page): Promise<{ name: string; by: string }> =>
  page.evaluate(async () => {
    // Blocks that keep clear of the focus move in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body) return { name: '', by: '' }
    const describe = (found: Element | null): string =>
      found
        ? `${found.localName}.${found.className || found.textContent?.trim().slice(0, 20)}`
        : 'the edge of the window'
    const target = element
    const root = target.getRootNode() as Document | ShadowRoot
    const box = target.getBoundingClientRect()
    const at = (start: number, size: number) => [0.1, 0.5, 0.9].map(part => start + size * part)
    const above = at(box.left, box.width).flatMap(x =>
      at(box.top, box.height).map(y => root.elementFromPoint(x, y)),
    )
    // A label is seen in place of its control, and a picture in place of its inline link.
    const isSeen = (found: Element | null): boolean =>
      found !== null &&
      (target.contains(found) ||
        found.contains(target) ||
        (target instanceof HTMLInputElement &&
          [...(target.labels ?? [])].some(label => label.contains(found))))
    // A frame scrolls what has the focus inside of it, whose place is not known here.
    const isOutside = target.localName === 'iframe' && above.includes(null)
    return { name: describe(target), by: isOutside || above.some(isSeen) ? '' : describe(above[4] ?? null) }
  })
