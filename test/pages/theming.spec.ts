import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { expect, markReadyBlocks, test } from './site.ts'

// Tests add styles, which the site's own policy forbids.
test.use({ bypassCSP: true })

const THEME = `:root {
  --ashlar-accent: rgb(10 80 60);
  --ashlar-accent-text: rgb(250 250 240);
  --ashlar-surface: rgb(240 245 235);
  --ashlar-line: rgb(120 160 140);
  --ashlar-radius: 3px;
}`

/** A property that the theme changes, for each block. */
const THEMED: readonly (readonly [block: string, selector: string, property: string, themed: string])[] = [
  ['audio', '.audio__button--main', 'color', 'rgb(10, 80, 60)'],
  ['button', '.button__link', 'background-color', 'rgb(10, 80, 60)'],
  ['chart', 'ashlar-chart th', 'border-block-end-color', 'rgb(120, 160, 140)'],
  ['code', '.code', 'border-start-start-radius', '3px'],
  ['donation', '.donation__amount', 'border-start-start-radius', '3px'],
  ['form', '.form__submit', 'background-color', 'rgb(10, 80, 60)'],
  [
    'menu-tabs',
    'ashlar-menu-tabs [aria-selected=true]',
    'box-shadow',
    'rgb(10, 80, 60) 0px -3px 0px 0px inset',
  ],
  ['newsletter', 'ashlar-newsletter button', 'color', 'rgb(250, 250, 240)'],
  ['search', 'ashlar-search input', 'border-start-start-radius', '3px'],
  ['tour-dates', 'ashlar-tour-dates li + li', 'box-shadow', 'rgb(120, 160, 140) 0px -1px 0px 0px inset'],
]

const SURFACES: readonly (readonly [
  name: string,
  path: string,
  open: (page: Page) => Promise<unknown>,
  selector: string,
])[] = [
  ['dialog', '/dialogs', page => page.locator('#no-buttons ashlar-dialog .button').click(), 'dialog .box'],
  [
    'pop-up',
    '/popup',
    page => page.evaluate(() => scrollTo({ top: 1e5, behavior: 'instant' })),
    'dialog .panel',
  ],
]

test.beforeEach(({ page }) => markReadyBlocks(page))

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

for (const [block, selector, property, themed] of THEMED) {
  if (!existsSync(`blocks/${block}`)) continue
  test(`five properties of the page change the ${block} block`, async ({ page }) => {
    await page.goto(`/blocks/${block}`)
    await page.locator(`ashlar-${block}`).first().scrollIntoViewIfNeeded()
    await expect(page.locator(selector).first()).toBeAttached()
    expect(await styleOf(page, selector, property)).not.toBe(themed)
    await page.addStyleTag({ content: THEME })
    await expect.poll(() => styleOf(page, selector, property)).toBe(themed)
  })
}

for (const [name, path, open, selector] of SURFACES) {
  test(`five properties of the page change the ${name} in its shadow root`, async ({ page }) => {
    await page.goto(path)
    await page.addStyleTag({ content: THEME })
    await open(page)
    await expect.poll(() => styleOf(page, selector, 'background-color')).toBe('rgb(240, 245, 235)')
    expect(await styleOf(page, selector, 'border-start-start-radius')).toBe('6px')
  })
}

test('a dialog is dark only if the page is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dialogs')
  const open = SURFACES[0]?.[2]
  await open?.(page)
  const dark = await styleOf(page, 'dialog .box', 'background-color')
  await page.addStyleTag({ content: ':root { color-scheme: light !important }' })
  await expect.poll(() => styleOf(page, 'dialog .box', 'background-color')).toBe('rgb(255, 255, 255)')
  expect(dark).not.toBe('rgb(255, 255, 255)')
})

for (const path of [
  '/blocks/form',
  '/blocks/donation',
  '/blocks/newsletter',
  '/blocks/calendar',
  '/dialogs',
]) {
  test(`${path} has enough contrast on a dark page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(path)
    if (path === '/dialogs') await SURFACES[0]?.[2](page)
    await page.waitForLoadState('networkidle')
    expect(await brokenRules(page, { tags: ['wcag2aa'] })).toEqual([])
  })
}
