import { brokenRules } from './broken-rules.ts'
import { expect, test } from './site.ts'

test('the wall frames each state of a block as high as its content', async ({ page, request }) => {
  const whole = await (await request.get('/look')).text()
  const names = [...whole.matchAll(/<iframe src="([^?"]+)/g)].map(([, path]) => path)
  expect(names).toContain('/blocks/form')
  expect(new Set(names).size).toBeGreaterThan(40)

  await page.goto('/look?page=newsletter&scheme=dark&direction=rtl')
  const frames = page.locator('.wall__tile iframe')
  await expect(frames).toHaveCount(await page.locator('.wall__tile').count())
  const inside = frames.first().contentFrame()
  await expect(inside.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(inside.locator('section.variant:visible')).toHaveCount(1)
  await expect(inside.locator('.masthead')).toBeHidden()
  const content = await inside.locator('body').evaluate(body => body.clientHeight)
  await expect.poll(async () => Math.round((await frames.first().boundingBox())?.height ?? 0)).toBe(content)
  expect(await brokenRules(page)).toEqual([])
})

test('a page shows one section in a chosen scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/blocks/quote?only=a-figure&scheme=dark')
  await expect(page.locator('.variant:visible')).toHaveAttribute('id', 'a-figure')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})
