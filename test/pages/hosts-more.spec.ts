import { changedParts, MORE_HOSTS, openHost, STRONG_HOSTS } from '../fixtures/hosts.ts'
import { expect, markReadyBlocks, test } from './site.ts'

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const [name, css] of Object.entries(MORE_HOSTS)) {
  test(`the parts of blocks keep size, place and look under ${name}`, async ({ page }) => {
    await openHost(page)
    expect(await changedParts(page, css)).toEqual([])
  })
}

for (const [name, css] of Object.entries(STRONG_HOSTS)) {
  test(`the parts of blocks keep their structure under ${name}`, async ({ page }) => {
    await openHost(page)
    expect(await changedParts(page, css, true)).toEqual([])
  })
}

test('a page’s rule with a class changes the look of a part', async ({ page }) => {
  await openHost(page)
  await page.addStyleTag({ content: '.accordion__title { color: rgb(1 2 3) }' })
  expect(
    await page
      .locator('.accordion__title')
      .first()
      .evaluate(part => getComputedStyle(part).color),
  ).toBe('rgb(1, 2, 3)')
})
