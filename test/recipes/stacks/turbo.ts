import { expect } from 'playwright/test'
import { staticSite } from './static-site.ts'

/** Pages that Turbo replaces. */
export const turbo = staticSite({
  name: 'turbo',
  build: ['npm', 'run', 'build'],
  output: '.',
  also: {
    'brings blocks to life on the next page, and again after Back': async (page, { address }) => {
      await page.goto(address)
      await page.locator('ashlar-accordion[data-test-ready]').waitFor()
      await page.evaluate(() => document.documentElement.setAttribute('data-first-page', ''))
      await page.getByRole('button', { name: 'Returns' }).click()

      await page.getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveTitle('About')
      await page.locator('ashlar-accordion[data-test-ready]').waitFor()
      await page.getByRole('button', { name: 'When is it open?' }).click()
      await expect(page.getByText('On Sundays.')).toBeVisible()

      await page.goBack()
      await expect(page).toHaveTitle('Clay')
      await page.getByRole('button', { name: 'Shipping' }).click()
      await expect(page.getByText('Two days.')).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('img', { name: 'A cup' })).toBeInViewport()
      await expect(page.locator('html')).toHaveAttribute('data-first-page', '')
    },
  },
})
