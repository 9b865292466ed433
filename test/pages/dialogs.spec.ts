import type { Page } from 'playwright/test'
import { expect, markReadyBlocks, test } from './site.ts'

/** Lets the server say more about the page than it does. */
async function withContext(page: Page, context: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/dialogs', async route => {
    const response = await route.fetch()
    const more = JSON.stringify(context).slice(1)
    const body = (await response.text()).replace(
      'id="site-context">{',
      `id="site-context">${`{${more}`.slice(0, -1)},`,
    )
    await route.fulfill({ response, body })
  })
}

test.beforeEach(({ page }) => markReadyBlocks(page))

/** Opens a dialog of the page by the keyboard. */
async function open(page: Page, section: string): Promise<void> {
  const block = page.locator(`#${section} ashlar-dialog`)
  await block.scrollIntoViewIfNeeded()
  await expect(block).toHaveAttribute('data-test-ready')
  await block.locator('.button').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

/** Sends the form whose call is answered so. */
async function call(page: Page, answer: string): Promise<void> {
  const form = page.locator(`[data-answer*=${answer}] ashlar-newsletter`)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('textbox').fill('ada@tarn.example')
  await form.getByRole('button').click()
}

test('opens with the keyboard, traps the focus and returns it [DLG-02]', async ({ page }) => {
  await page.goto('/dialogs')
  await open(page, 'confirm-or-reject')
  const [no, yes] = ['No, thank you', 'Yes, please'].map(name => page.getByRole('button', { name }))
  if (!no || !yes) throw new Error('no buttons')
  await expect(no).toBeFocused()
  // The focus trap loads after the dialog's first frame; until then Tab leads on to the browser's own controls.
  await expect(async () => {
    await yes.focus()
    await page.keyboard.press('Tab')
    await expect(no).toBeFocused({ timeout: 500 })
  }).toPass()
  for (const [key, next] of [
    ['Tab', yes],
    ['Tab', no],
    ['Shift+Tab', yes],
    ['Shift+Tab', no],
  ] as const) {
    await page.keyboard.press(key)
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#confirm-or-reject ashlar-dialog .button')).toBeFocused()
})

test('follows a link once the visitor has confirmed [DLG-02]', async ({ page }) => {
  await page.goto('/dialogs')
  await open(page, 'before-a-link-leads-away')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
  await open(page, 'before-a-link-leads-away')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/#before-a-link-leads-away$/)
})

test('scrolls its content in a small window, as at 400 % zoom [DLG-03]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/dialogs')
  await open(page, 'more-than-the-window-holds')
  const ok = page.getByRole('button', { name: 'OK', exact: true })
  await ok.scrollIntoViewIfNeeded()
  await expect(ok).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await ok.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('reloads the page with the overlay’s button [ERR-05]', async ({ page }) => {
  await page.goto('/dialogs')
  await call(page, 'authorizationFail')
  await expect(page.getByRole('alertdialog', { name: 'Something Went Wrong!' })).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.locator('body:not([data-before])')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('asks for a login if a call needs one [DATA-14]', async ({ page }) => {
  await page.goto('/dialogs')
  await call(page, 'loginRequired')
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible()
  await expect(
    page.getByLabel('Email Address').and(page.locator('[name=email][autocomplete=username]')),
  ).toBeFocused()
})

test('leads signed-in visitors to the panel on Escape if nothing is open [ESC-03]', async ({ page }) => {
  await withContext(page, { authenticatedAccount: { id: 'me' }, websiteRoles: ['VIEWER'] })
  await page.route('**/config/**', route => route.fulfill({ body: 'the panel' }))
  await page.goto('/dialogs')
  await open(page, 'confirm-only')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/dialogs$/)
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape').catch(() => {})
      return page.url()
    })
    .toMatch(/\/config\/\?frameUrl=%2Fdialogs$/)
})

test('toggles the preview of the surrounding editor on Escape [ESC-06]', async ({ page }) => {
  const editor = `<!doctype html><iframe src="/dialogs"></iframe>
    <script>addEventListener('message', ({ data }) => document.body.setAttribute('data-heard', data.type))</script>`
  await page.route('**/config/editor', route => route.fulfill({ body: editor, contentType: 'text/html' }))
  await page.goto('/config/editor')
  const heading = page.frameLocator('iframe').locator('#main')
  await expect
    .poll(async () => {
      await heading.press('Escape')
      return page.locator('body').getAttribute('data-heard')
    })
    .toBe('ashlar:toggle-preview')
})

test('leaves links alone if the bundle does not load', async ({ page }) => {
  await page.route('**/dialog-*.js', route => route.abort())
  await page.goto('/dialogs')
  await page.locator('#login ashlar-dialog .button').click()
  await expect(page).toHaveURL(/\/account$/)
})

test('shows the tooltip of the focused element, and dismisses it on Escape [DLG-09]', async ({ page }) => {
  await page.goto('/dialogs')
  const button = page.getByRole('button', { name: 'tenmoku' })
  const tooltip = page.getByRole('tooltip')
  // Until the part is there that listens.
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'ash', exact: true }).focus()
      await page.keyboard.press('Tab')
      return page.locator('[role=tooltip]', { hasText: 'Iron and cobalt' }).count()
    })
    .toBe(1)
  await expect(tooltip).toContainText('Iron and cobalt')
  await expect(button).toHaveAccessibleDescription(/^Iron and cobalt/)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})
