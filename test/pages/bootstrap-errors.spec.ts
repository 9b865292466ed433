import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

/** A start that fails in every way that the specification names. */
const CONTEXT = {
  consent: 'compat',
  website: { typekitId: 'kit1', typekitFonts: [{ id: 'no-such-face' }] },
  typekitFonts: [{ id: 'no-such-face' }],
  rollups: { 'cart-page': { js: ['/dist/nowhere.js'], css: [] } },
}
const BODY = `<main>
  <h1>Firing plan</h1>
  <ashlar-donation data-block-json='{"donatePageId":"kiln"}' data-load="eager"><p>Give for the kiln.</p></ashlar-donation>
  <ashlar-sundial data-load="eager"><p>Ten past three.</p></ashlar-sundial>
  <ashlar-accordion data-block-json='{"allow' data-load="eager"><p>Two days.</p></ashlar-accordion>
  <ashlar-embed data-block-json='{"url":"https:/","providerName":"SoundCloud"}' data-load="eager"><p>A recording.</p></ashlar-embed>
  <ashlar-image data-load="eager">
    <div data-drop-shadow="{oops"><img src="/pictures/jar.webp" width="300" height="300" alt="A jar"></div>
  </ashlar-image>
  <div data-cart-root><p>One jar.</p></div>
</main>
<script type="application/json" id="site-context">${JSON.stringify(CONTEXT)}</script>
<script type="module" src="/dist/boot.js?again"></script>`

/** The visible and usable parts of the page. */
const visible = (): unknown => ({
  text: document.body.innerText.replace(/\s+/g, ' ').trim(),
  controls: [...document.querySelectorAll('button, a, input, dialog')].length,
  surfaces: [...document.querySelectorAll('[data-ashlar-surface], ashlar-dialog')].map(
    ({ shadowRoot, textContent }) => `${textContent}${shadowRoot?.textContent ?? ''}`,
  ),
})

test('hides errors at the start from the visitor and logs them to the console [ERR-18]', async ({ page }) => {
  const lines: string[] = []
  page.on('console', message => {
    const [line] = message.text().split('\n')
    if (line && !line.startsWith('Failed to load resource')) lines.push(line)
  })
  await page.route('https://use.typekit.net/**', route =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )

  await page.route('**/dist/boot.js**', route => route.abort())
  await openServed(page, { body: BODY })
  const before = await page.evaluate(visible)
  await page.unroute('**/dist/boot.js**')
  lines.length = 0

  await openServed(page, { body: BODY })
  const said = [
    'Detected second run, this is bad.',
    'rollup-missing: no block named sundial',
    'data-not-json',
    'node-missing: the donation block has no button',
    'font-missing: Requested font no longer in Typekit: no-such-face',
    'the SoundCloud URL cannot be parsed: https:/',
    'the drop-shadow is not JSON',
    'the cart does not start: the commerce rollup is not loaded',
  ]
  await expect.poll(() => said.filter(text => !lines.some(line => line.includes(text)))).toEqual([])
  expect(await page.evaluate(visible)).toEqual(before)
})
