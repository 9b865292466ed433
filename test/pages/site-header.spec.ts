import { HTML } from '../../blocks/site-header/site-header.fixture.ts'
import { type RunningServer, startServer } from '../../demo/server/serving/start-server.ts'
import { NEW, NEW_CSS } from '../../runtime/features/legacy/header/legacy-header.fixture.ts'
import { type TemporaryFolder, writeFolder } from './folder.ts'
import { complaints, expect, test } from './site.ts'

/** The server adds boot, its style sheet, and a context that asks for adoption. */
const page = (body: string): string => `<!doctype html><html lang="en"><title>Header</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>${NEW_CSS}</style><body>${body}<main style="block-size: 3000px"><a href="/">Elsewhere</a></main>`

let folder: TemporaryFolder | undefined
let server: RunningServer

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.beforeAll(async () => {
  folder = await writeFolder({
    'block.html': page(
      `<ashlar-site-header data-block-json='{"position":"sticky"}'>${HTML}</ashlar-site-header>`,
    ),
    'exported.html': page(NEW),
  })
  server = await startServer({ port: 0, site: folder.path })
})
test.afterAll(async () => {
  await server?.stop()
  await folder?.remove()
})

for (const [name, burger, folderName] of [
  ['block', 'Menu', 'More in Shop'],
  ['exported', 'Open Menu', 'About'],
] as const) {
  test(`the menu of a site header (${name}) opens by touch and by keyboard on a phone`, async ({ page }) => {
    const errors = complaints(page)
    await page.goto(`${server.address}/${name}.html`)
    const button = page.getByRole('button', { name: burger })
    const inMenu = page.getByRole('link', { name: 'Visit' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    await expect(inMenu.last()).toBeVisible()
    await page.getByRole('button', { name: folderName }).last().tap()
    await expect(page.getByText('Back')).toBeFocused()
    await page.getByText('Back').tap()
    await expect(inMenu.last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inMenu.last()).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(inMenu.last()).toBeVisible()
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
      expect(isOutside).toBe(false)
    }
    await page.getByRole('button', { name: folderName }).last().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Back')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    expect(errors).toEqual([])
  })
}

test('a site header on a phone shows all links without scripts', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto(`${server.address}/block.html`)
  for (const link of await page.locator('nav a').all()) await expect(link).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.close()
})
