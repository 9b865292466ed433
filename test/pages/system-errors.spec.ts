import type { Page } from 'playwright/test'
import { expect, markReadyBlocks, test } from './site.ts'

const SESSION = '**/api/site-users/account/session*'

test.beforeEach(({ page }) => markReadyBlocks(page))

/** The page of a customer who is signed in. */
async function openAsCustomer(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('ss_member_xsrf', 'token'))
  await page.goto('/dialogs')
  await expect(page.locator('[data-test-ready]').first()).toBeAttached()
}

/** Submits the form, with a given answer to its next call. */
async function send(page: Page, answer: string): Promise<void> {
  const form = page.locator(`[data-answer*=${answer}] ashlar-newsletter`)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('textbox').fill('ada@tarn.example')
  await form.getByRole('button').click()
}

test('shows a rejected visitor the overlay, logs its key, and clears it [ERR-01] [ERR-02] [ERR-04] [ERR-05] [DATA-15]', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  await page.goto('/dialogs')
  await send(page, 'authorizationFail')
  const overlay = page.getByRole('alertdialog', { name: 'Something Went Wrong!' })
  await expect(overlay.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  const key = await overlay.locator('code').innerText()
  expect(key).toMatch(/^[0-9a-z]{10}$/)
  expect(lines.filter(line => line.includes('system-error') && line.includes(key))).toHaveLength(1)
  await overlay.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/dialogs$/)
})

test('names the host that a logout cannot reach, and offers a retry [ERR-03] [ERR-05] [ESC-05] [OWN-14] [SES-03]', async ({
  page,
}) => {
  await openAsCustomer(page)
  await page.route(SESSION, route => route.abort())
  await expect(async () => {
    await page.keyboard.press('Shift+Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  const { host } = new URL(page.url())
  const overlay = page.getByRole('alertdialog', { name: `Unable to connect to ${host}. Please try again.` })
  await overlay.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.unroute(SESSION)
  await page.route(SESSION, route => route.fulfill({ json: { success: true } }))

  const leaving = page.waitForRequest(SESSION)
  await page.keyboard.press('Shift+Escape')
  const request = await leaving
  expect([request.method(), new URL(request.url()).searchParams.get('cloneCart')]).toEqual(['DELETE', 'true'])
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
})

test('opens no login for a form’s background calls [DATA-14] [FORM-64]', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('ashlar:consent-asked', () =>
      document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: true } })),
    )
  })
  const counted = page.waitForResponse('**/api/census/form-render*')
  await page.route('**/api/census/form-render*', route =>
    route.fulfill({ status: 401, json: { loginRequired: true } }),
  )
  await page.goto('/dialogs')
  await page.locator('ashlar-newsletter').first().scrollIntoViewIfNeeded()
  await (await counted).finished()
  // Now the dialog is the only one: the count has not opened another.
  const block = page.locator('#confirm-only ashlar-dialog')
  await block.scrollIntoViewIfNeeded()
  await block.locator('.button').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Log In' })).toHaveCount(0)
})

test('repeats a call that needed a login once the visitor has logged in [DATA-14]', async ({ page }) => {
  await page.goto('/dialogs')
  await page.route(SESSION, route => route.fulfill({ json: { xsrfToken: 't1' } }))
  await send(page, 'loginRequired')
  const login = page.getByRole('dialog', { name: 'Log In' })
  await expect(login).toBeVisible()
  const again = page.waitForRequest('**/api/form/FormSubmissionKey*')
  await page.getByLabel('Email Address').and(page.locator('[autocomplete=username]')).fill('ada@tarn.example')
  await page.getByLabel('Password').fill('secret')
  await page.getByRole('button', { name: 'Log In' }).click()
  expect((await again).headers()['x-siteuser-xsrf-token']).toBe('t1')
  await expect(login).toHaveCount(0)
})

test('logs errors at the start to the console only, and still confirms the logout [ERR-18]', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  const context = {
    rollups: {},
    websiteSettings: { googleFonts: 7 },
    website: { typekitId: 'gone', typekitFonts: ['tarn'] },
  }
  const words =
    '<main><p>A jar of ash</p><div data-cart-root>1 jar</div><ashlar-nothing>As served</ashlar-nothing></main>'
  await page.route('**/from-here*', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Tarn</title><script type="application/json" id="site-context">${JSON.stringify(context)}</script><body>${words}<script type="module" src="/dist/boot.js"></script>`,
    }),
  )
  await page.route('**/dist/cart-page*', route => route.abort())
  await page.goto('/from-here')
  await expect.poll(() => lines.filter(line => line.startsWith('[ashlar]')).length).toBeGreaterThan(0)
  expect(await page.locator('body').innerText()).toMatch(/^A jar of ash\s+1 jar\s+As served$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.goto('/from-here?logout=true')
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
})
