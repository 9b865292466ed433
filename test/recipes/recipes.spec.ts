import { expect, test } from 'playwright/test'
import { complaints, markReadyBlocks } from '../pages/site.ts'
import { fillIn } from './fill-in.ts'
import { prepare } from './prepare.ts'
import type { RunningSite } from './recipe.ts'
import { RECIPES } from './recipes.ts'

const chosen = process.env['RECIPES']?.split(',') ?? []

/** Installing the packages of a site, building it and starting its database may take minutes. */
const START_TIMEOUT_MS = 600_000

for (const recipe of RECIPES.filter(({ name }) => chosen.includes(name))) {
  test.describe(recipe.name, () => {
    // The site starts once for all of its tests.
    test.describe.configure({ mode: 'default' })
    let site: RunningSite

    test.beforeAll(async () => {
      test.setTimeout(START_TIMEOUT_MS)
      site = await recipe.start(await prepare(recipe))
    })
    test.afterAll(() => site?.stop())

    test('has live blocks and a quiet console', async ({ page }) => {
      const found = complaints(page)
      await markReadyBlocks(page)
      await page.goto(site.address)
      for (const name of ['gallery', 'accordion', 'form']) {
        await page.locator(`ashlar-${name}`).scrollIntoViewIfNeeded()
        await page.locator(`ashlar-${name}[data-test-ready]`).waitFor()
      }

      await page.getByRole('button', { name: 'Returns' }).click()
      await expect(page.getByText('Thirty days, no questions.')).toBeVisible()
      await expect(page.getByText('Two days.')).toBeHidden()

      await expect(page.getByRole('img', { name: 'A bowl' })).toBeInViewport()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('img', { name: 'A cup' })).toBeInViewport()
      expect(found).toEqual([])
    })

    test('delivers its form through the block', async ({ page }) => {
      const found = complaints(page)
      await markReadyBlocks(page)
      await page.goto(site.address)
      await page.locator('ashlar-form').scrollIntoViewIfNeeded()
      await page.locator('ashlar-form[data-test-ready]').waitFor()
      const sent = page.waitForRequest(request => !!request.postData()?.match(/Sent.by.the.block/))
      await fillIn(page, { message: 'Sent by the block' })
      expect((await sent).resourceType()).toBe('fetch')
      // In the block, or on the page that the server redirects to.
      await expect(page.locator('body').getByText('Thank you')).toBeVisible()
      expect(found).toEqual([])
      expect(await site.messages(page)).toContain('Sent by the block')
    })

    if (recipe.isServerRendered) {
      test('delivers its form without scripts', async ({ browser, page: owner }) => {
        const page = await browser.newPage({ javaScriptEnabled: false })
        await page.goto(site.address)
        await fillIn(page, { message: 'Sent by the browser' })
        await expect(page.locator('body').getByText('Thank you')).toBeVisible()
        await page.close()
        expect(await site.messages(owner)).toContain('Sent by the browser')
      })
    }

    for (const [title, check] of Object.entries(recipe.also ?? {})) {
      test(title, async ({ page }) => {
        const found = complaints(page)
        await markReadyBlocks(page)
        await check(page, site, found)
        expect(found).toEqual([])
      })
    }
  })
}
