import type { Page } from 'playwright/test'
import { expect, markReadyBlocks, test } from './site.ts'

// As narrow as a phone, where a button shows a picture's caption.
test.use({ viewport: { width: 390, height: 800 } })

interface Modal {
  readonly what: string
  readonly path: string
  /** How a visitor opens it. */
  readonly open: (page: Page) => Promise<unknown>
  readonly name: string
  /** The names of its icon buttons. */
  readonly drawn: readonly string[]
}

const MODALS: readonly Modal[] = [
  {
    what: 'lightbox',
    path: '/blocks/lightbox',
    open: async page => {
      await page.locator('#from-json-alone').scrollIntoViewIfNeeded()
      await page.locator('#from-json-alone .lightbox__thumbnails a').first().click()
    },
    name: 'Work',
    drawn: ['Close', 'Next Slide', 'Previous Slide', 'Show caption', 'Zoom'],
  },
  {
    what: 'dialog',
    path: '/dialogs',
    open: async page => {
      const block = page.locator('#no-buttons ashlar-dialog')
      await block.scrollIntoViewIfNeeded()
      await expect(block).toHaveAttribute('data-test-ready')
      await block.locator('.button').click()
    },
    name: 'How to get here',
    drawn: ['Close'],
  },
  {
    what: 'error overlay',
    path: '/dialogs',
    open: async page => {
      const form = page.locator('[data-answer*=authorizationFail] ashlar-newsletter')
      await form.scrollIntoViewIfNeeded()
      await form.getByRole('textbox').fill('ada@tarn.example')
      await form.getByRole('button').click()
    },
    name: 'Something Went Wrong!',
    drawn: [],
  },
  {
    what: 'pop-up',
    path: '/popup',
    open: page => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
    name: 'Four firings a year',
    drawn: ['Close'],
  },
]

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const { what, path, open, name, drawn } of MODALS) {
  test(`the ${what} is a modal dialog with a name, and so has each of its controls [A11Y-03]`, async ({
    page,
  }) => {
    await page.goto(path)
    await open(page)
    const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate(element => element.matches(':modal'))).toBe(true)
    // Its last control renders last.
    await expect(dialog.getByRole('button')).toHaveCount(drawn.length || 2)
    const names: string[] = []
    for (const control of await dialog.getByRole('button').all()) {
      await expect(control).toHaveAccessibleName(/\S/)
      if (await control.innerText()) continue
      names.push((await control.getAttribute('aria-label')) ?? '')
    }
    expect(names.sort()).toEqual(drawn)
  })
}
