import { openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

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

for (const dist of ['dist', 'dist/lite']) {
  test(`a press that lasts while a gallery of ${dist} comes up opens its picture`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/gallery-[\w-]{6}\.js/, route => held.promise.then(() => route.continue()))
    await markReadyBlocks(page)
    const pictures = ['jar', 'bowls'].map(
      name =>
        `<a href="/pictures/${name}.webp"><img src="/pictures/${name}.webp" width="80" height="60" alt="${name}"></a>`,
    )
    const gallery = `<ashlar-gallery data-block-json='{"design":"grid","lightbox":true}'>${pictures.join('')}</ashlar-gallery>`
    await openServed(page, { dist, body: gallery + gallery })
    await page.evaluate(() => window.ashlar?.ready)
    await page.getByRole('img', { name: 'jar' }).first().hover()
    await page.mouse.down()
    held.resolve()
    // The other gallery is up, and would be later.
    await expect(page.locator('ashlar-gallery').nth(1)).toHaveAttribute('data-test-ready', '')
    await page.mouse.up()
    await expect(page.locator('.dialog[open]')).toBeVisible()
    await expect(page.locator('ashlar-gallery').first()).toHaveAttribute('data-test-ready', '')
  })
}
