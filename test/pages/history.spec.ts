import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { complaints, expect, test } from './site.ts'

/** Libraries that replace the page's content and keep copies of pages for Back. */
const LIBRARIES: Readonly<Record<string, { readonly script: string; readonly body: string }>> = {
  Turbo: { script: 'node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', body: '' },
  'htmx 2': { script: 'node_modules/htmx2/dist/htmx.js', body: 'hx-boost="true"' },
  'htmx 4': { script: 'node_modules/htmx.org/dist/htmx.js', body: 'hx-boost:inherited="true"' },
}

const CONTEXT = JSON.stringify({
  website: { id: 'site' },
  analytics: false,
  cookieSettings: { isCookieBannerEnabled: true, cookieBannerText: 'Crumbs?' },
})

function html(name: string, body: string): string {
  const other = name === 'one' ? 'two' : 'one'
  return `<!doctype html><html lang="en"><head><title>Page ${name}</title>
    <script type="application/json" id="site-context">${CONTEXT}</script>
    <script src="/library.js"></script><script type="module" src="/dist/boot.js"></script></head>
    <body ${body}><h1>Page ${name}</h1><p><a href="/page-${other}">To page ${other}</a></p>
    <p>Written <time data-ashlar-time-since data-date="${Date.now() - 7_200_000}">today</time></p>
    <div id="box" style="inline-size: 60px; font: 40px monospace"><p data-ashlar-text="shrink">Donaudampfschiff</p></div>
    <ashlar-accordion data-load="eager"><details><summary>Item of ${name}</summary><p>Text</p></details></ashlar-accordion>
    <script type="text/plain" data-consent="marketing">window.runs = (window.runs ?? 0) + 1</script>
    </body></html>`
}

async function open(page: Page, { script, body }: { script: string; body: string }): Promise<string[]> {
  const found = complaints(page)
  await page.route('**/library.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(script, 'utf8') }),
  )
  await page.route('**/page-{one,two}', route => {
    const name = new URL(route.request().url()).pathname.replace('/page-', '')
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(name, body) })
  })
  await page.goto('/page-one')
  return found
}

async function expectPage(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page ${name}`)
  await expect(page.locator('ashlar-accordion [aria-expanded]')).toHaveText(`Item of ${name}`)
  await expect(page.locator('time')).toHaveText('about 2 hours ago')
  await expect(page.locator('[data-ashlar-text]')).toHaveCSS('font-size', '11px')
}

for (const [library, files] of Object.entries(LIBRARIES)) {
  test(`keeps the choice of consent when ${library} goes to another page and back`, async ({ page }) => {
    const found = await open(page, files)
    const banner = page.locator('ashlar-cookie-banner')
    const pill = page.locator('[data-ashlar-surface="cookie-settings"]')
    await expectPage(page, 'one')
    await expect(banner).toHaveCount(1)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await page.getByRole('link', { name: 'To page two' }).click()
    await expectPage(page, 'two')
    await expect(banner).toHaveCount(1)
    await expect(pill).toHaveCount(0)
    await page.getByRole('button', { name: /accept/i }).click()
    await expect(banner).toHaveCount(0)
    await expect(pill).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'runs'))).toBe(1)

    for (const name of ['one', 'two', 'one']) {
      await (name === 'two' ? page.goForward() : page.goBack())
      await expectPage(page, name)
      await expect(pill).toHaveCount(1)
      await expect(banner).toHaveCount(0)
    }
    // The text has its own size again once there is room for it.
    await page
      .locator('#box')
      .evaluate(box => Object.assign((box as HTMLElement).style, { inlineSize: '900px' }))
    await expect(page.locator('[data-ashlar-text]')).toHaveCSS('font-size', '40px')
    expect(
      await page.evaluate(() => [Reflect.get(window, 'isSamePage'), Reflect.get(window, 'runs')]),
    ).toEqual([true, 1])
    expect(found).toEqual([])
  })
}
