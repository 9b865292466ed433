import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { complaints, expect, markReadyBlocks, test } from './site.ts'

const DIST = fileURLToPath(new URL('../../docs/dist/', import.meta.url))

/** A block may wait for the server's first call, which opens its database. */
const PATIENCE_MS = 30_000

/** Examples that show what happens when something fails, or that wait for the visitor. */
const FAILING = /\b(fail|missing|broken|unknown|no-such|wrong|invalid|error|unreach|refus)/

const EXAMPLES = globSync('blocks/*/examples/*/index.html', { cwd: DIST })
  .map(path => path.replaceAll('\\', '/').replace(/index\.html$/, ''))
  .sort()
const blocks = [...new Set(EXAMPLES.map(path => path.split('/')[1] ?? ''))]

for (const block of blocks) {
  const own = EXAMPLES.filter(path => path.startsWith(`blocks/${block}/`))
  test(`the ${own.length} examples of ${block} are alive and leave the console empty`, async ({ page }) => {
    test.setTimeout(180_000)
    // Some blocks are for narrow windows only.
    await page.setViewportSize({ width: 800, height: 900 })
    await markReadyBlocks(page)
    const found = complaints(page)
    for (const path of own) {
      await page.goto(`/docs/${path}`)
      const first = page.locator(`ashlar-${block}, [data-ashlar="${block}"]`).first()
      // The runtime adds these blocks once a visitor uses what opens them.
      const quickView = page.locator('[data-ashlar-quick-view]').first()
      const cartLink = page.locator('a:has([data-ashlar-cart])').first()
      if ((await first.count()) === 0 && (await quickView.count()) > 0) {
        // Before the runtime listens, nothing hears the pointer.
        await expect(async () => {
          await page.mouse.move(0, 0)
          await quickView.hover()
          expect(await first.count()).toBeGreaterThan(0)
        }).toPass({ timeout: PATIENCE_MS })
      }
      if ((await first.count()) === 0 && (await cartLink.count()) > 0) {
        // Before the runtime listens, the link leads to the cart's page.
        await page.waitForLoadState('networkidle')
        await cartLink.click()
      }
      // Blocks of the context may have no box.
      await first.evaluate(element => element.scrollIntoView())
      const alive = page.locator(
        `ashlar-${block}[data-test-ready], [data-ashlar="${block}"] [data-test-ready], [data-ashlar="${block}"][data-test-ready]`,
      )
      if ((await first.getAttribute('data-load')) === 'interaction') await first.hover()
      await expect(alive.first(), path).toBeAttached({ timeout: PATIENCE_MS })
      if (!FAILING.test(path)) expect(found, path).toEqual([])
      found.length = 0
    }
  })
}
