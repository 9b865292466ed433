import { expect, test } from './site.ts'

// The first call opens the database, which takes longer than the timeout on a slow machine.
test.describe.configure({ timeout: 120_000 })
test.beforeEach(({ server }) => server.open())

test('shows results while a visitor types, and opens them with the keyboard [WID-24]', async ({ page }) => {
  await page.goto('/blocks/search')
  const field = page.locator('#a-form-of-the-server input')
  // In one step: on a slow machine each letter would be a query of its own.
  await field.fill('teapot')
  const option = page.getByRole('option', { name: /Sage teapot/ })
  await expect(option).toBeVisible()
  await expect(page.locator('#a-form-of-the-server [role="listbox"]')).toHaveAttribute('aria-busy', 'false')
  await field.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/shop/p/sage-teapot')
})

test('opens the results page on Enter, which marks its body and loads more [CTX-32]', async ({ page }) => {
  await page.goto('/search?q=bowl')
  await expect(page.locator('body')).toHaveClass(/\bsearch-results-page\b/)
  const field = page.getByRole('main').locator('input[name="q"]')
  await expect(field).toHaveValue('bowl')
  await field.fill('<b>teapot')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=%3Cb%3Eteapot')
  await expect(page.getByRole('heading', { name: 'Sage teapot' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form alone leads to the results', async ({ page }) => {
    await page.goto('/blocks/search')
    const form = page.locator('#a-form-of-the-server form')
    await form.locator('input').fill('teapot')
    await form.locator('button').click()
    await expect(page.getByRole('link', { name: 'Sage teapot' })).toBeVisible()
  })
})
