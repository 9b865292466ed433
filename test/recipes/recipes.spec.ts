import { expect, type Page, test } from 'playwright/test'
import { complaints, markReadyBlocks } from '../pages/site.ts'
import { prepare } from './prepare.ts'
import type { RunningSite } from './recipe.ts'
import { RECIPES } from './recipes.ts'

const chosen = process.env['RECIPES']?.split(',') ?? []

/** Installing the packages of a site, building it and starting its database may take minutes. */
const START_TIMEOUT_MS = 600_000

for (const recipe of RECIPES.filter(({ name }) => chosen.includes(name))) {
  test.describe(recipe.name, () => {
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

    test('delivers its form without leaving the page', async ({ page }) => {
      const found = complaints(page)
      await markReadyBlocks(page)
      await page.goto(site.address)
      await page.locator('ashlar-form').scrollIntoViewIfNeeded()
      await page.locator('ashlar-form[data-test-ready]').waitFor()
      const { timeOrigin } = await page.evaluate(() => performance.toJSON())
      await write(page, 'Sent by the block')
      await expect(page.locator('ashlar-form').getByText('Thank you')).toBeVisible()
      expect((await page.evaluate(() => performance.toJSON())).timeOrigin).toBe(timeOrigin)
      expect(found).toEqual([])
      expect(await site.messages(page)).toContain('Sent by the block')
    })

    if (recipe.isServerRendered) {
      test('delivers its form without scripts', async ({ browser, page: owner }) => {
        const page = await browser.newPage({ javaScriptEnabled: false })
        await page.goto(site.address)
        await write(page, 'Sent by the browser')
        await expect(page.locator('body').getByText('Thank you')).toBeVisible()
        await page.close()
        expect(await site.messages(owner)).toContain('Sent by the browser')
      })
    }

    for (const [title, check] of Object.entries(recipe.also ?? {})) {
      test(title, async ({ page }) => {
        const found = complaints(page)
        await markReadyBlocks(page)
        await check(page, site)
        expect(found).toEqual([])
      })
    }
  })
}

/** Servers take a form that is filled in within a second for a robot's. */
const TYPING = { delay: 40 }

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').pressSequentially('Ada', TYPING)
  await page.getByLabel('Email').pressSequentially('ada@example.com', TYPING)
  await page.getByLabel('Message').pressSequentially(message, TYPING)
  await page.getByRole('button', { name: 'Send' }).click()
}
