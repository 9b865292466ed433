import { complaints, expect, test } from './site.ts'

// Opening the database takes seconds, which visitors of a running server do not wait for.
test.beforeAll(async ({ server }) => server.open())

test('a visitor writes to the studio with the keyboard and gets a confirmation [FORM-01]', async ({
  page,
}) => {
  const found = complaints(page)
  await page.goto('/blocks/form')
  const form = page.locator('#a-form-of-the-server-s-own ashlar-form')
  await form.locator('.form__counter').filter({ hasText: '0 / 120' }).waitFor()
  await form.getByLabel('Name').focus()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Left-handed.')
  await page.keyboard.press('Tab')
  // The server rejects submissions within a second as a robot's.
  await expect(form.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  const message = form.getByText('Thank you. We answer on Thursdays.')
  await expect(message).toBeVisible()
  await expect(form.locator('.form__sent')).toBeFocused()
  // The page set the crumb, so the visit's first call is not rejected.
  expect(found).toEqual([])
})

test('a visitor signs up for the newsletter [FORM-01]', async ({ page }) => {
  await page.goto('/blocks/newsletter')
  const block = page.locator('#from-json ashlar-newsletter')
  await block.scrollIntoViewIfNeeded()
  await block.getByLabel('Email Address').fill('ada')
  await block.getByRole('button').click()
  await expect(block.getByText('Email is not valid.')).toBeVisible()
  await block.getByLabel('Email Address').fill('ada@example.com')
  await block.getByRole('button').click()
  await expect(block.getByText('Thank you!')).toBeVisible()
})

test('a form keeps its input across a reload', async ({ page }) => {
  await page.goto('/blocks/form')
  const form = page.locator('#plain-html ashlar-form')
  await form.scrollIntoViewIfNeeded()
  await page.locator('#plain-html .form').waitFor()
  await form.getByLabel('Email').fill('ada@example.com')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('ada@')
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('a form that the server does not know says so, and keeps its input [FORM-48]', async ({ page }) => {
  await page.goto('/blocks/form')
  const form = page.locator('#unknown-to-the-server ashlar-form')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Subject').fill('Hello')
  await form.getByRole('button').click()
  await expect(form.getByText('This form has not been configured yet.')).toBeVisible()
  await expect(form.getByLabel('Subject')).toHaveValue('Hello')
})

test('the browser solves our own captcha, and the server accepts it [CAP-01]', async ({ page }) => {
  await page.goto('/blocks/form')
  const form = page.locator('#with-a-captcha ashlar-form')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill('Byron')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel('Message').fill('A bench, please.')
  await form.getByRole('button').click()
  await expect(form.getByText('Complete CAPTCHA before submitting.')).toBeVisible()
  await form.getByLabel('I am not a robot').check()
  await expect(form.getByText('Checked')).toBeVisible()
  await form.getByRole('button').click()
  await expect(form.getByText('Thank you!')).toBeVisible()
})

test('the form of an exported page is submitted to our server', async ({ page }) => {
  await page.goto('/blocks/form')
  const form = page.locator('#adopted-markup ashlar-form')
  await page.locator('#adopted-markup').scrollIntoViewIfNeeded()
  await form.waitFor()
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill('Byron')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('button').click()
  await expect(form.getByText('Thank you!')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself posts a form to the server [FORM-01]', async ({ page }) => {
    await page.goto('/blocks/form')
    const form = page.locator('#a-form-of-the-server-s-own')
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })
})
