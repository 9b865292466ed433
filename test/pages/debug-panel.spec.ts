import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

const BODY = `<script type="application/json" id="site-context">{ "webiste": { "language": "de" } }</script>
<main>
  <h1>Firing plan</h1>
  <ashlar-galery><p>A quay.</p></ashlar-galery>
  <ashlar-gallery data-block-json='{"design":"gird","thumbnail-per-row":3}'><p>A quay.</p></ashlar-gallery>
  <ashlar-accordion data-block-json='{"icon":"minus"}'><details><summary>Shipping</summary><p>Two days.</p></details></ashlar-accordion>
  <p><ashlar-accordion><details><summary>Returns</summary><p>Thirty days.</p></details></ashlar-accordion></p>
  <ashlar-quote data-load="media(max-width: 100px)"><blockquote>Later.</blockquote></ashlar-quote>
  <div style="height: 3000px"></div>
  <ashlar-code><pre><code>far()</code></pre></ashlar-code>
</main>`

for (const dist of ['dist', 'dist/lite']) {
  test(`the debug panel tells each block's state, reason and faults (${dist}) [CTX-34]`, async ({ page }) => {
    await openServed(page, { body: BODY, dist, query: '?ashlar=debug' })
    const panel = page.getByRole('region', { name: 'Ashlar debug panel' })
    const row = (at: number) => panel.locator('ol > li').nth(at)
    const open = async (at: number): Promise<void> => {
      await row(at).locator('summary').focus()
      await page.keyboard.press('Enter')
    }
    await expect(panel.getByRole('status')).toContainText('6 blocks: 1 unknown, 2 ready, 1 failed, 2 waiting')
    await expect(panel.getByRole('status')).toContainText(/\d kB in \d+ files/)
    await expect(panel).toContainText('no block named galery: did you mean gallery?')
    await expect(panel).toContainText('site context: webiste: unknown option; did you mean website?')

    await open(1)
    await expect(row(1)).toContainText('design: "gird" is none of grid, slideshow')
    await expect(row(1)).toContainText('thumbnail-per-row: unknown option; did you mean thumbnailsPerRow?')
    await expect(row(1)).toContainText('GAL-02')
    await open(2)
    await expect(row(2)).toContainText('data-invalid: icon: expected one of plus, arrow, none')
    await expect(row(2)).toContainText("The server's HTML stays.")
    await open(3)
    await expect(row(3)).toContainText('the <p> around it ended at <details>: move the block out of the <p>')
    await open(4)
    await expect(row(4)).toContainText('for a screen that matches max-width: 100px')
    await open(5)
    await expect(row(5)).toContainText('Waits until it is 200 px from the viewport')
    await row(5).getByRole('button', { name: 'Show on the page' }).click()
    await expect(row(5)).toContainText('ready')

    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
  })
}

test('a local page explains unknown options in the console once it has settled [CTX-34]', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  await openServed(page, { body: BODY })
  await expect
    .poll(() => lines.filter(line => line.includes('unknown option') || line.includes('is none of')))
    .toHaveLength(4)
  expect(lines.filter(line => line.includes('site context: webiste'))).toHaveLength(1)
  expect(lines.filter(line => line.includes('is empty'))).toHaveLength(1)
})
