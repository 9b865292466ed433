import type { Page } from 'playwright/test'
import { ITEMS_BY_MONTH_PATH } from '../../src/calls/calendar.ts'
import { WIDGET_RENDERING_PATH } from '../../src/calls/widgets.ts'
import { expect } from '../pages/site.ts'
import type { DrivenState } from './states.ts'

/** Lets requests of a path fail. */
const failing =
  (path: string) =>
  (page: Page): Promise<unknown> =>
    page.route(`**${path}*`, route => route.fulfill({ status: 500, body: '' }))

/** Leaves requests of a path without an answer. */
const pending =
  (path: string) =>
  (page: Page): Promise<unknown> =>
    page.route(`**${path}*`, () => undefined)

/** Opens an overlay by a control of the example, and waits until it is there. */
const opens = (
  path: string,
  section: string,
  state: string,
  control: string,
  opened: string,
): DrivenState => ({
  path,
  section,
  state,
  act: async (variant, page) => {
    await variant.locator(control).first().click()
    await expect(page.locator(opened).first()).toBeVisible()
  },
  isOverlay: true,
})

/** Overlays, and what waits for a server or has failed. */
export const OPENED: readonly DrivenState[] = [
  opens('/blocks/lightbox', 'from-links', 'lightbox', 'a', '.dialog[open] img'),
  opens('/blocks/lightbox', 'light', 'lightbox-light', '.gallery__frame', '.dialog[open] img'),
  opens('/blocks/lightbox', 'with-a-filmstrip', 'filmstrip', 'a', '.dialog[open] .filmstrip img'),
  opens('/dialogs', 'confirm-or-reject', 'question', 'button', '[role=alertdialog], dialog[open]'),
  opens('/dialogs', 'confirm-only', 'message', 'button', '[role=alertdialog], dialog[open]'),
  opens('/dialogs', 'from-right-to-left', 'right-to-left', 'button', '[role=alertdialog], dialog[open]'),
  opens('/dialogs', 'more-than-the-window-holds', 'long', 'button', 'dialog[open]'),
  opens(
    '/blocks/product-list',
    'quick-views',
    'quick-view',
    'button[aria-label^="Quick view"]',
    'dialog[open] .sqs-add-to-cart-button',
  ),
  opens(
    '/blocks/site-header',
    'behind-a-burger-button-at-every-width',
    'burger',
    '.site-header__burger',
    'dialog[open] a',
  ),
  opens('/blocks/cart-drawer', 'a-link-to-the-cart', 'empty', 'a', 'dialog[open] .cart__bag'),
  {
    path: '/blocks/lightbox',
    section: 'from-json-alone',
    state: 'picture-failed',
    act: async (variant, page) => {
      await variant.locator('.lightbox__thumbnail, button, a').nth(2).click()
      await expect(page.locator('.dialog[open]')).toBeVisible()
    },
    isOverlay: true,
  },
  {
    path: '/errors',
    section: 'a-picture-that-is-not-there',
    state: 'picture-failed',
    act: variant => expect(variant.locator('[data-lost]')).toBeVisible(),
  },
  {
    path: '/blocks/widget',
    section: 'nothing-from-the-page',
    state: 'loading',
    before: pending(WIDGET_RENDERING_PATH),
    act: variant => expect(variant.locator('.widget__loading')).toBeVisible(),
  },
  {
    path: '/blocks/widget',
    section: 'nothing-from-the-page',
    state: 'failed',
    before: failing(WIDGET_RENDERING_PATH),
    act: variant => expect(variant.locator('[role=alert] button')).toBeVisible({ timeout: 30_000 }),
  },
  {
    path: '/blocks/calendar',
    section: 'a-collection',
    state: 'failed',
    before: failing(ITEMS_BY_MONTH_PATH),
    act: async variant => {
      // Wakes the block as a click does, but presses none of the buttons that come up under the pointer.
      await variant.locator('ashlar-calendar a').first().focus()
      await expect(variant.locator('.calendar__details button')).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    path: '/blocks/search',
    section: 'a-form-of-the-server',
    state: 'nothing-found',
    act: async variant => {
      await variant.locator('input').fill('zeppelin')
      await expect(variant.locator('[role=status], [role=listbox]').first()).not.toBeEmpty()
    },
  },
  {
    path: '/blocks/audio',
    section: 'a-file-that-is-no-sound',
    state: 'failed',
    act: async variant => {
      await variant.locator('button').first().click()
      await expect(variant.locator('.audio__fault').first()).toBeVisible()
    },
  },
]
