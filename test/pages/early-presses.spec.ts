import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

/** Blocks whose button a visitor may press before the file is there that answers it, and what comes of it. */
const EARLY = [
  {
    file: 'dialog',
    says: 'opens the dialog [DLG-02]',
    body: `<ashlar-dialog data-block-json='{"style":"no-buttons","title":"Ask a question","message":"About what?"}'>
      <button type="button">Press</button></ashlar-dialog>`,
    shown: 'dialog[open]',
  },
  {
    file: 'donation',
    says: 'leads to the checkout [WID-23]',
    body: `<ashlar-donation data-block-json='{"donatePageId":"kiln"}'><button type="button">Press</button></ashlar-donation>`,
    path: '/checkout/donate?donatePageId=kiln',
  },
  {
    file: 'product-list-quick-view',
    says: 'shows the product [PROD-21]',
    body: `<ashlar-product-list data-block-json='{"quickView":true}'><ul><li data-item-id="cup"><a href="/shop/cup">Cup</a>
      <button type="button" data-ashlar-quick-view="cup">Press</button></li></ul></ashlar-product-list>`,
    shown: 'ashlar-quick-view',
  },
]

for (const dist of ['dist', 'dist/lite']) {
  for (const { file, says, body, shown, path } of EARLY) {
    test(`a click before the file ${file} of ${dist} is loaded ${says}`, async ({ page }) => {
      const held = Promise.withResolvers<void>()
      await page.route(new RegExp(`/${file}-[\\w-]+\\.js`), route =>
        held.promise.then(() => route.continue()),
      )
      await openServed(page, { dist, body })
      await page.evaluate(() => window.ashlar?.ready)
      const left = path && page.waitForRequest(request => request.url().endsWith(path))
      await page.getByRole('button', { name: 'Press' }).click()
      held.resolve()
      if (shown) await expect(page.locator(shown)).toBeAttached()
      await left
    })
  }
}
