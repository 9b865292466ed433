import type { Page } from 'playwright/test'
import { SITE_SHEETS, type SiteSheet } from '../fixtures/site-sheets.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

const PAGES = ['/blocks/form', '/blocks/newsletter', '/blocks/search', '/blocks/site-header'] as const

/** Pages whose controls keep their focus rings, besides. */
const RINGS = [
  '/blocks/accordion',
  '/blocks/archive',
  '/blocks/audio',
  '/blocks/button',
  '/blocks/calendar',
  '/blocks/gallery',
  '/blocks/product',
  '/blocks/rss-list',
  '/blocks/tour-dates',
]

test.slow()
test.beforeEach(({ page }) => markReadyBlocks(page))

for (const sheet of Object.keys(SITE_SHEETS) as SiteSheet[]) {
  test(`controls keep their size, edge and focus ring under ${sheet}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const lost: string[] = []
    for (const path of PAGES) {
      await openUnder(page, path, SITE_SHEETS[sheet])
      for (const what of await page.evaluate(lostLooks)) lost.push(`${path}: ${what}`)
    }
    expect(lost).toEqual([])
  })
}

for (const path of RINGS) {
  test(`keeps its focus rings under a reset: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await openUnder(page, path, SITE_SHEETS['a reset'])
    expect(await page.evaluate(lostRings)).toEqual([])
  })
}

/** Opens a page whose head has one more style sheet, without a layer. */
async function openUnder(page: Page, path: string, css: string): Promise<void> {
  const pattern = `**${path}`
  await page.route(pattern, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', `<style>${css}</style></head>`)
    // The page's policy allows no style sheet in the page.
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
  await page.goto(path)
  await readThrough(page)
  await page.unroute(pattern)
}

/** Runs in the page: the controls of ready blocks that show no ring while they have the focus. */
function lostRings(): string[] {
  const lost: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    '[data-test-ready] :is(button, summary, select, li > a, .button__link)',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const before = getComputedStyle(control).boxShadow
    control.focus({ focusVisible: true } as FocusOptions)
    if (document.activeElement !== control) continue
    const { outlineStyle, boxShadow } = getComputedStyle(control)
    if (outlineStyle === 'none' && boxShadow === before)
      lost.push(`${control.localName}.${control.className}`)
  }
  return [...new Set(lost)]
}

/** Runs in the page: the controls of blocks that are too small, have no edge, or no ring while they have the focus. */
function lostLooks(): string[] {
  const CONTROLS = ['button', 'input:not([type=hidden])', 'select', 'textarea']
    .map(control => `:is(.form, ashlar-search, ashlar-site-header) ${control}:not([tabindex="-1"])`)
    .join()
  const isClear = (color: string): boolean => color === 'transparent' || /[,/] 0\)$/.test(color)
  const hasEdge = (style: CSSStyleDeclaration): boolean =>
    style.boxShadow !== 'none' ||
    !isClear(style.backgroundColor) ||
    (style.borderBottomWidth !== '0px' && !isClear(style.borderBottomColor))
  const lost: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const { width, height } = control.getBoundingClientRect()
    const isMark = control.matches('[type=checkbox], [type=radio], [type=file], [type=range]')
    // Decoys, and what is behind a button.
    if (width <= 1 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const name = `${control.localName}.${control.className}`
    // WCAG leaves the sizes of the browser's own controls to the browser.
    const isOwn = control.closest('[id*=controls-of-the-browser]') !== null
    if (!isMark && !isOwn && (width < 24 || height < 24)) lost.push(`${name} is ${width} × ${height}`)
    const style = getComputedStyle(control)
    // The server's fields have the edges that the page gives them.
    const needsEdge = control.matches('.form__control, .newsletter__input')
    if (needsEdge && !hasEdge(style)) lost.push(`${name} has no edge`)
    const before = style.boxShadow
    control.focus({ focusVisible: true } as FocusOptions)
    const hasRing = style.outlineStyle !== 'none' || style.boxShadow !== before
    if (!hasRing && document.activeElement === control) lost.push(`${name} has no focus ring`)
  }
  return [...new Set(lost)]
}
