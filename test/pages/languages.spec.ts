import type { Page } from 'playwright/test'
import { complaints, expect, test } from './site.ts'

test.slow()

const WORDS = /shared\/(ar|de|es|fr|ja|translator)-/

/** The galleries' first button with that name. */
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()

/** Runs in the page: records whether an English label ever appeared. */
function watchEnglish(): void {
  const look = (): void => {
    if (document.querySelector('[aria-label="Next Slide"]')) Reflect.set(window, 'sawEnglish', true)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}

const leftOf = async (page: Page, name: string): Promise<number> =>
  (await button(page, name).boundingBox())?.x ?? Number.NaN

test('a page in Arabic has translations from the start, and mirrored buttons [I18N-01]', async ({ page }) => {
  const said = complaints(page)
  await page.addInitScript(watchEnglish)
  await page.goto('/blocks/gallery-motion?lang=ar')
  await button(page, 'الشريحة التالية').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'sawEnglish'))).toBeUndefined()
  expect(await leftOf(page, 'الشريحة التالية')).toBeLessThan(await leftOf(page, 'الشريحة السابقة'))
  expect(said).toEqual([])
})

test('a form names missing fields in the page’s language, on Preact', async ({ page }) => {
  await page.goto('/blocks/form?lang=fr&flavour=lite')
  const form = page.locator('ashlar-form').first()
  await form.locator('.form__body').waitFor()
  await form.getByRole('button', { name: 'Save me a wheel' }).click()
  await expect(form.getByText('Le champ « Name » est obligatoire.').first()).toBeVisible()
})

test('a page in English loads no translations', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/blocks/gallery-motion')
  await button(page, 'Next Slide').waitFor()
  expect(asked.filter(url => WORDS.test(url))).toEqual([])
  expect(asked.filter(url => /\/gallery-/.test(url)).length).toBeGreaterThan(0)
})

test('blocks fall back to English if the translations cannot be loaded', async ({ page }) => {
  await page.route(WORDS, route => route.abort())
  const said = complaints(page)
  await page.goto('/blocks/gallery-motion?lang=de')
  await button(page, 'Next Slide').waitFor()
  expect(said.filter(text => text.includes('[ashlar] start-failed'))).toHaveLength(1)
})
