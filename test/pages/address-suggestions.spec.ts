import { complaints, expect, test } from './site.ts'

test.beforeAll(async ({ server }) => {
  // Opening the database takes a busy machine a while.
  test.setTimeout(120_000)
  await server.open()
})

test('the checkout suggests addresses and fills in the chosen one [API-24] [API-29]', async ({
  page,
  server,
}) => {
  const said = complaints(page)
  const form = { itemId: 'teapot', quantity: '1' }
  await page.request.post('/cart/add', { form, headers: { origin: new URL(server.address).origin } })
  await page.goto('/checkout')
  const street = page.getByLabel('Street and number')
  await street.focus()
  await expect(street).toHaveRole('combobox')
  await street.pressSequentially('12 bec')
  const option = page.getByRole('option', {
    name: '12 Beck Lane, Ambleside, Cumbria LA22 9XX, United Kingdom',
  })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  if (process.env['SHOT']) await page.screenshot({ path: `${process.env['SHOT']}/places.png` })
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Town')).toHaveValue('Ambleside')
  await expect(street).toHaveValue('12 Beck Lane')
  await expect(page.getByLabel('State or region')).toHaveValue('Cumbria')
  await expect(page.getByLabel('Postal code')).toHaveValue('LA22 9XX')
  await expect(page.getByLabel('Country')).toHaveValue('GB')
  expect(said).toEqual([])
})

test('an address field of a form suggests addresses if its definition says so [API-24] [API-29]', async ({
  page,
}) => {
  await page.goto('/blocks/form')
  await page.locator('#every-field ashlar-form').scrollIntoViewIfNeeded()
  const street = page.getByLabel('Address 1').first()
  await street.scrollIntoViewIfNeeded()
  await street.focus()
  await expect(street).toHaveRole('combobox')
  await street.pressSequentially('potter')
  await page.getByRole('option', { name: '7 Potter Street' }).click()
  await expect(page.getByLabel('City').first()).toHaveValue('Kendal')
  await expect(page.getByLabel('Country', { exact: true }).first()).toHaveValue('United Kingdom')
})
