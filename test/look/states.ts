import type { Locator, Page } from 'playwright/test'
import { expect } from '../pages/site.ts'

/** A state that a visitor brings about. */
interface DrivenState {
  readonly path: string
  /** The id of the example. */
  readonly section: string
  readonly state: string
  readonly act: (variant: Locator, page: Page) => Promise<unknown>
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
    path: '/blocks/button',
    section: 'in-its-colours',
    state: 'hover',
    act: variant => variant.locator('a').first().hover(),
  },
]
