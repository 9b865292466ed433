import { readFileSync } from 'node:fs'
import { expect, markReadyBlocks, test } from './site.ts'

const BLOCKS = ['accordion', 'marquee', 'menu-tabs'] as const
const CONTEXT = { cookieSettings: { isCookieBannerEnabled: true, cookieBannerText: 'We count visits.' } }

interface Manifest {
  readonly bundles: Readonly<Record<string, { readonly js: readonly string[]; readonly static?: string }>>
}

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** A page as the README has it for the earliest start: boxes in the page, and files by their names or not. */
function pageOf(dist: string, isNamed: boolean): string {
  const { bundles }: Manifest = JSON.parse(read(`${dist}/manifest.json`))
  const files = isNamed ? new Set([...BLOCKS, 'cookie-banner'].flatMap(name => bundles[name]?.js ?? [])) : []
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Few files</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
${[...files].map(file => `<link rel="modulepreload" href="/${dist}/${file}">`).join('')}
<style>${BLOCKS.map(name => read(`${dist}/${bundles[name]?.static}`)).join('')}</style>
<script type="application/json" id="site-context">${JSON.stringify(CONTEXT)}</script>
<script type="module" src="/${dist}/boot.js"></script>
<main><ashlar-marquee><p>New: oak stools</p><p>Open studio on Friday</p></ashlar-marquee>
<ashlar-accordion><details><summary>Shipping</summary><p>Two days.</p></details><details><summary>Returns</summary><p>Thirty days.</p></details></ashlar-accordion>
<ashlar-menu-tabs><section><h2>Lunch</h2><p>Soup.</p></section><section><h2>Dinner</h2><p>Pie.</p></section></ashlar-menu-tabs></main>`
}

for (const dist of ['dist', 'dist/lite']) {
  for (const isNamed of [false, true]) {
    test(`three blocks and the banner of ${dist} need ten files at most, each once, and move nothing, ${isNamed ? 'named in the page' : 'found by boot'}`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await markReadyBlocks(page)
      await page.addInitScript(() => {
        Reflect.set(window, 'moved', 0)
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.route('**/few-files', route =>
        route.fulfill({ contentType: 'text/html', body: pageOf(dist, isNamed) }),
      )
      await page.goto('/few-files')
      await expect(page.locator('main [data-test-ready]')).toHaveCount(3)
      await expect(page.getByText('We count visits.')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const files = asked.filter(path => path.endsWith('.js'))
      expect(files).toEqual([...new Set(files)])
      expect(files.length).toBeLessThanOrEqual(10)
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0)
    })
  }
}
