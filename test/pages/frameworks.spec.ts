import type { Page } from 'playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { openServed } from '../fixtures/served-page.ts'
import type { AppState } from '../frameworks/apps/app.ts'
import { App } from '../frameworks/apps/react-view.ts'
import { bundleApp } from '../frameworks/bundle-app.ts'
import { complaints, expect, test } from './site.ts'

/** An app of `test/frameworks/apps`, and the flavour with which it is bundled. */
const APPS: Readonly<Record<string, readonly [app: string, flavour?: string]>> = {
  'React in strict mode': ['react'],
  Preact: ['react', 'lite'],
  Vue: ['vue'],
  Svelte: ['svelte'],
  Solid: ['solid'],
}

/** Opens a page with one of the apps; `served` is the HTML that a server has rendered into its root. */
async function openApp(page: Page, dist: string, code: string, served = '', load = ''): Promise<void> {
  await page.route('**/app.js', route => route.fulfill({ contentType: 'text/javascript', body: code }))
  await openServed(page, {
    dist,
    body: `<div id="app" data-load="${load}">${served}</div><script type="module" src="/app.js"></script>
      <ashlar-accordion id="outside" data-load="eager"><details><summary>Outside</summary></details></ashlar-accordion>`,
  })
}

const change = (page: Page, part: Partial<AppState>): Promise<void> =>
  page.evaluate(part => Reflect.get(window, 'change')(part), part)

const opened = { items: ['One', 'Two', 'Three'], open: ['Two'] }

for (const dist of ['dist', 'dist/lite']) {
  for (const [framework, [app, flavour]] of Object.entries(APPS)) {
    test(`lets ${framework} change the children of live blocks of ${dist}`, async ({ page }) => {
      const found = complaints(page)
      await openApp(page, dist, await bundleApp(app, flavour))
      const titles = page.locator('#app ashlar-accordion [aria-expanded]')
      const open = page.locator('#app ashlar-accordion [aria-expanded=true]')
      const heading = page.getByRole('heading', { level: 1 })

      await expect(titles).toHaveText(opened.items)
      await expect(page.locator('ashlar-price .price__now')).toHaveText('$5.00')
      await titles.nth(1).click()
      await expect(open).toHaveText(opened.open)

      for (const items of [
        ['One', 'Two', 'Three', 'Four'],
        ['One', 'Two', 'Four'],
        ['One', 'Two', 'Between', 'Four'],
      ]) {
        await change(page, { items })
        await expect(heading).toHaveText(`${items.length} items`)
        await expect(titles).toHaveText(items)
        await expect(open).toHaveText(opened.open)
      }
      await change(page, { hasMore: true })
      await expect(page.getByText('More of Two.')).toBeVisible()
      await expect(page.locator('#app ashlar-accordion')).toContainText(/More of Two\.\s*About Two\./)
      await change(page, { hasMore: false })
      await expect(page.getByText('More of Two.')).toHaveCount(0)
      await change(page, { items: ['Four', 'One', 'Two'] })
      await expect(titles).toHaveText(['Four', 'One', 'Two'])
      await change(page, { items: [] })
      await expect(titles).toHaveCount(0)
      await change(page, { items: ['Again'] })
      await expect(titles).toHaveText(['Again'])

      await change(page, { words: ['Red', 'Blue', 'Green'], price: '$6.50' })
      await expect(page.locator('ashlar-price .price__now')).toHaveText('$6.50')
      await expect(page.locator('ashlar-marquee')).toContainText(/Red\s*Blue\s*Green/)
      await change(page, { words: ['Blue'] })
      await expect(page.locator('ashlar-marquee')).not.toContainText('Green')

      await change(page, { hasBlocks: false })
      await expect(page.locator('#app ashlar-accordion')).toHaveCount(0)
      await change(page, { hasBlocks: true })
      await expect(titles).toHaveText(['Again'])
      expect(found).toEqual([])
    })
  }
}

for (const [framework, flavour] of [['React'], ['Preact', 'lite']] as const) {
  test(`mounts blocks only after ${framework} has hydrated the page`, async ({ page }) => {
    const found = complaints(page)
    const html = renderToString(createElement(App, { load: 'hydrated' }))
    await openApp(page, 'dist', await bundleApp('react-hydrated', flavour), html, 'hydrated')
    await expect(page.locator('#outside [aria-expanded]')).toBeVisible()
    // Neither near the viewport nor in use.
    await page.locator('#app summary').first().hover()
    await expect(page.locator('#app details')).toHaveCount(3)
    await page.evaluate(() => Reflect.get(window, 'hydrate')())
    await expect(page.locator('#app [aria-expanded]')).toHaveText(opened.items)
    await change(page, { items: ['One', 'Three'] })
    await expect(page.locator('#app [aria-expanded]')).toHaveText(['One', 'Three'])
    expect(found).toEqual([])
  })
}
