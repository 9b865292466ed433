import type { Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

/** The rules of WCAG 2.2, A and AA, and of practices that pages of the site follow. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

interface State {
  readonly path: string
  /** Opens what is to be checked; resolves once it is open. */
  readonly open: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Presses a button of an example and waits for what it opens. */
const press =
  (place: string, opened: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(place).first().press('Enter')
    await expect(page.locator(opened).first()).toBeVisible()
  }

const STATES: Readonly<Record<string, State>> = {
  'an accordion with open items': {
    path: '/blocks/accordion',
    open: async page => {
      await page.locator('.accordion__title').evaluateAll(titles => {
        for (const title of titles) if (title instanceof HTMLElement) title.click()
      })
      await expect(page.locator('.accordion [role=region]').first()).toBeVisible()
    },
  },
  'the last tab of a menu': {
    path: '/blocks/menu-tabs',
    open: async page => {
      await page.getByRole('tab').first().press('End')
      await expect(page.getByRole('tabpanel').first()).toBeVisible()
    },
  },
  'the cookie banner': {
    path: '/cookie-banner',
    open: page => expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible(),
  },
  'the panel of cookie choices': {
    path: '/cookie-banner',
    open: async page => {
      await button(page, 'Manage cookies').press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'a pop-up': {
    path: '/popup',
    open: async page => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'a form in a dialog': {
    path: '/blocks/form',
    open: press('#in-a-dialog .form__open', '#in-a-dialog dialog[open]'),
  },
  'a form with errors': {
    path: '/blocks/form',
    open: press('#every-field .form__submit', '#every-field [aria-invalid=true]'),
  },
  'a lightbox': { path: '/blocks/lightbox', open: press('#from-links a', '.dialog[open] img') },
  'a lightbox with a filmstrip': {
    path: '/blocks/lightbox',
    open: press('#with-a-filmstrip a', '.dialog[open] .filmstrip'),
  },
  'a dialog with information': {
    path: '/dialogs',
    open: press('ashlar-dialog .button', '[role=dialog], dialog[open]'),
  },
  'a quick view': {
    path: '/shop',
    open: async page => {
      await page
        .getByRole('button', { name: /^Quick view/ })
        .first()
        .press('Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Add To Cart' })).toBeVisible()
    },
  },
  'a cart drawer': {
    path: '/blocks/cart-drawer',
    open: async page => {
      const add = page.getByRole('button', { name: 'Add To Cart' }).last()
      await add.scrollIntoViewIfNeeded()
      await page.locator('ashlar-product > .product__served').nth(1).waitFor()
      await add.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('link').first()).toBeVisible()
    },
  },
  'a login dialog': {
    path: '/blocks/member-area',
    open: press('#the-way-in a', 'dialog[open]'),
  },
}

test.slow()
test.beforeEach(async ({ page, server }) => {
  await server.open()
  await markReadyBlocks(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const [what, { path, open }] of Object.entries(STATES)) {
  for (const [size, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const) {
    test(`${what} is accessible on a ${size} [A11Y-04]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      if (path.startsWith('/blocks') || path === '/dialogs') await readThrough(page)
      await open(page)
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      expect(await brokenRules(page, { tags: TAGS })).toEqual([])
    })
  }
}
