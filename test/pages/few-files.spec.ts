import { readFileSync } from 'node:fs'
import { BLOCKS, openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, recordShifts, test } from './site.ts'

const NAMES = ['accordion', 'marquee', 'menu-tabs'] as const
const CONTEXT = { cookieSettings: { isCookieBannerEnabled: true, cookieBannerText: 'We count visits.' } }
const BODY = `<main><ashlar-marquee><p>New: oak stools</p><p>Open studio on Friday</p></ashlar-marquee>
  ${BLOCKS.accordion}
  <ashlar-menu-tabs><section><h2>Lunch</h2><p>Soup.</p></section><section><h2>Dinner</h2><p>Pie.</p></section></ashlar-menu-tabs></main>`

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const SLIDESHOW = `<ashlar-gallery data-block-json='{ "design": "slideshow" }'>${['Jar', 'Bowl'].map(alt => `<img src="${PICTURE}" width="40" height="30" alt="${alt}">`).join('')}</ashlar-gallery>`

const FORM = `<ashlar-form data-block-json='{"formId":"visit"}'><form novalidate method="post"><p><label>Name <input name="name" required></label></p><button>Send</button></form></ashlar-form>`

interface Manifest {
  readonly bundles: Readonly<Record<string, { readonly js: readonly string[]; readonly static?: string }>>
}

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** The head that the README advises for the earliest start: inline sizes, with or without preloaded files. */
function headOf(dist: string, isNamed: boolean): string {
  const { bundles }: Manifest = JSON.parse(read(`${dist}/manifest.json`))
  const files = isNamed ? new Set([...NAMES, 'cookie-banner'].flatMap(name => bundles[name]?.js ?? [])) : []
  return `${[...files].map(file => `<link rel="modulepreload" href="/${dist}/${file}">`).join('')}
    <style>${NAMES.map(name => read(`${dist}/${bundles[name]?.static}`)).join('')}</style>
    <script type="application/json" id="site-context">${JSON.stringify(CONTEXT)}</script>`
}

for (const dist of ['dist', 'dist/lite']) {
  for (const isNamed of [false, true]) {
    test(`three blocks and the banner of ${dist} load at most nine files, each once, without a layout shift, ${isNamed ? 'named in the page' : 'found by boot'}`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await markReadyBlocks(page)
      await page.addInitScript(recordShifts)
      const head = headOf(dist, isNamed)
      await openServed(page, { body: BODY, head, dist })
      await expect(page.locator('main [data-test-ready]')).toHaveCount(3)
      await expect(page.getByText('We count visits.')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const files = asked.filter(path => path.endsWith('.js'))
      expect(files).toEqual([...new Set(files)])
      expect(files.length).toBeLessThanOrEqual(9)
      if (isNamed) {
        expect(files.filter(path => !head.includes(`"${path}"`))).toEqual([`/${dist}/boot.js`])
      }
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    })
  }
}

for (const dist of ['dist', 'dist/lite']) {
  test(`the part of a slideshow in ${dist} is requested while the file that finds it is still on its way`, async ({
    page,
  }) => {
    const asked = page.waitForRequest(/gallery-slideshow/)
    await page.route(/\/core-/, async route => {
      await asked
      await route.continue()
    })
    await openServed(page, { body: SLIDESHOW, dist })
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  })
}

for (const dist of ['dist', 'dist/lite']) {
  test(`a press on a form in ${dist} that is not up yet requests all that checks it`, async ({ page }) => {
    const asked = Promise.all(
      ['form-running', 'features'].map(name => page.waitForRequest(RegExp(`/${name}-`))),
    )
    await page.route(/\/kit-/, async route => {
      await asked
      await route.continue()
    })
    await markReadyBlocks(page)
    const found = page.waitForRequest(/\/kit-/)
    await openServed(page, { body: FORM, dist, waitUntil: 'commit' })
    await found
    await page.getByLabel('Name').click()
    await asked
    await expect(page.locator('ashlar-form[data-test-ready]')).toBeAttached()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
  })
}
