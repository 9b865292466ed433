import type { Locator, Page } from 'playwright/test'
import { expect } from '../pages/site.ts'

/** A state that a visitor brings about. */
export interface DrivenState {
  readonly path: string
  /** The id of the example. */
  readonly section: string
  readonly state: string
  readonly act: (variant: Locator, page: Page) => Promise<unknown>
  /** Prepares the page before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Compares the viewport instead of the example. */
  readonly isOverlay?: true
}

const press = (variant: Locator): Promise<void> =>
  variant.locator('[type=submit], form button').last().click()

/** Submits a form without its required values. */
const leaveEmpty = async (variant: Locator): Promise<void> => {
  await press(variant)
  await expect(variant.locator('.error').first()).toBeVisible()
}

const signUp = async (variant: Locator): Promise<void> => {
  await variant.locator('[type=email]').fill('rowan@example.com')
  await press(variant)
  await expect(variant.locator('.form__sent')).toBeVisible()
}

const leaveUnrated = async (variant: Locator): Promise<void> => {
  await press(variant)
  await expect(variant.locator('.reviews__said')).toBeVisible()
}

const addToCart = (variant: Locator): Promise<void> => variant.locator('.sqs-add-to-cart-button').click()

/** Focuses an element as the keyboard does. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
}

const checkAll = async (variant: Locator): Promise<void> => {
  for (const kind of ['radio', 'checkbox']) await variant.locator(`[type=${kind}]`).first().check()
}

export const STATES: readonly DrivenState[] = [
  { path: '/blocks/form', section: 'every-field', state: 'errors', act: leaveEmpty },
  { path: '/blocks/form', section: 'every-field', state: 'chosen', act: checkAll },
  { path: '/blocks/form', section: 'plain-html', state: 'error', act: leaveEmpty },
  { path: '/blocks/form', section: 'plain-html', state: 'sent', act: signUp },
  {
    path: '/blocks/form',
    section: 'a-form-of-the-server-s-own',
    state: 'focus',
    act: variant => variant.locator('input[name=name]').focus(),
  },
  {
    path: '/blocks/form',
    section: 'a-form-of-the-server-s-own',
    state: 'button-hover',
    act: variant => variant.locator('.form__submit').hover(),
  },
  {
    path: '/blocks/form',
    section: 'in-a-dialog',
    state: 'dialog',
    act: async variant => {
      await variant.locator('.form__open').click()
      await expect(variant.locator('dialog')).toBeVisible()
    },
    isOverlay: true,
  },
  { path: '/blocks/newsletter', section: 'with-the-name', state: 'error', act: leaveEmpty },
  { path: '/blocks/newsletter', section: 'from-json', state: 'sent', act: signUp },
  {
    path: '/blocks/donation',
    section: 'amounts-from-json',
    state: 'chosen',
    act: variant => variant.locator('[type=radio]').first().check({ force: true }),
  },
  {
    path: '/blocks/pricing-toggle',
    section: 'offers-to-compare',
    state: 'second-period',
    act: variant => variant.locator('fieldset button').nth(1).click(),
  },
  {
    path: '/blocks/pricing-toggle',
    section: 'offers-to-compare',
    state: 'button-hover',
    act: variant => variant.locator('article a:visible').nth(1).hover(),
  },
  {
    path: '/blocks/pricing-toggle',
    section: 'offers-to-compare',
    state: 'button-focus',
    act: (variant, page) => tabTo(page, variant.locator('article a:visible').nth(1)),
  },
  { path: '/blocks/product-reviews', section: 'the-server-s-form', state: 'error', act: leaveUnrated },
  {
    path: '/blocks/product-reviews',
    section: 'the-server-s-form',
    state: 'chosen',
    act: variant => variant.locator('[type=radio]').nth(3).check({ force: true }),
  },
  {
    path: '/blocks/product-reviews',
    section: 'a-request-for-reviews',
    state: 'open',
    act: variant => variant.locator('summary').first().click(),
  },
  { path: '/blocks/product', section: 'from-json', state: 'error', act: addToCart },
  {
    path: '/blocks/product',
    section: 'the-server-s-html-with-a-button-that-stays-in-view',
    state: 'chosen',
    act: variant => variant.locator('[type=radio]').first().check({ force: true }),
  },
  {
    path: '/blocks/product',
    section: 'one-picture-on-sale',
    state: 'in-the-cart',
    act: async variant => {
      await addToCart(variant)
      await expect(variant.locator('.product-message a')).toBeVisible()
    },
  },
  {
    path: '/blocks/member-area',
    section: 'the-way-in',
    state: 'login',
    act: async (variant, page) => {
      await variant.locator('a').first().click()
      await expect(page.locator('dialog')).toBeVisible()
    },
    isOverlay: true,
  },
  {
    path: '/blocks/calendar',
    section: 'a-list-of-the-server',
    state: 'day',
    act: variant => variant.locator('[role=gridcell]:has(.calendar__title)').first().click(),
  },
  {
    path: '/blocks/accordion',
    section: 'from-details-elements',
    state: 'open',
    act: variant => variant.locator('button, summary').first().click(),
  },
  {
    path: '/blocks/menu-tabs',
    section: 'from-the-html',
    state: 'second-tab',
    act: variant => variant.locator('[role=tab]').nth(1).click(),
  },
  {
    path: '/blocks/search',
    section: 'a-form-of-the-server',
    state: 'results',
    act: async variant => {
      await variant.locator('input').fill('bowl')
      await expect(variant.locator('[role=option]').first()).toBeVisible()
    },
  },
  {
    path: '/blocks/button',
    section: 'in-its-colours',
    state: 'hover',
    act: variant => variant.locator('a').first().hover(),
  },
]
