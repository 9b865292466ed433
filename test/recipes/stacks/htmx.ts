import { expect } from 'playwright/test'
import { staticSite } from './static-site.ts'

/** Pages into which htmx loads HTML. */
export const htmx = staticSite({
  name: 'htmx',
  build: ['npm', 'run', 'build'],
  output: '.',
  also: {
    'brings blocks to life that htmx loads, each time': async (page, { address }) => {
      await page.goto(address)
      const answer = page.getByText('On Sundays.')
      for (let time = 1; time <= 2; time++) {
        await page.getByRole('button', { name: 'About the studio' }).click()
        await expect(page.getByText('Behind the station.')).toBeVisible()
        await expect(answer).toBeHidden()
        await page.getByRole('button', { name: 'When is it open?' }).click()
        await expect(answer).toBeVisible()
      }
    },
  },
})
