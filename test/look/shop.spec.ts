import { readThrough } from '../pages/site.ts'
import { compare, WIDTHS } from './compare.ts'
import { test } from './frozen.ts'

/** The shop's own pages, in the state that a new visitor sees. */
const PAGES = [
  '/account',
  '/cart',
  '/checkout/donate?donatePageId=kiln',
  '/search?q=bowl',
  '/shop/p/stacking-bowls',
]

for (const path of PAGES) {
  for (const width of WIDTHS) {
    test(`${path} looks as before, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await readThrough(page)
      await compare(
        page,
        page.locator('main'),
        ['shop', path.slice(1).replace(/[^a-z]+/g, '-')],
        ['light', 'dark'],
      )
    })
  }
}

test('the account looks as before', async ({ page }) => {
  await page.goto('/account')
  const created = page.locator('form[action="/account/create"]')
  await created.locator('[type=email]').fill('rowan.look@tarn.example')
  await created.locator('[type=password]').fill('a long enough password')
  await created.locator('button').click()
  await page.locator('form[action="/account/logout"]').waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await compare(page, page.locator('main'), ['shop', 'account-logged-in'], ['light', 'dark'])
  }
})
