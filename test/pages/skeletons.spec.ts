import { WIDGET_RENDERING_PATH } from '../../src/calls/widgets.ts'
import { expectAllUp, openServed } from '../fixtures/served-page.ts'
import { expect, markReadyBlocks, test } from './site.ts'

/** Blocks without any HTML of the server, and whether their skeleton is as high as the block. */
const BLOCKS = [
  ['calendar', { month: '2026-11' }, true],
  ['chart', { columns: ['Season', 'Pots'], rows: [['Spring', 12]] }, true],
  ['audio', { tracks: [{ url: '/tones/wheel.wav', title: 'The wheel', durationMs: 6000 }] }, true],
  ['rss-list', { url: '/public/journal.xml' }, false],
  ['form', { fields: [{ type: 'text', id: 'name', title: 'Name' }] }, false],
  [
    'gallery',
    { design: 'autorows', slides: [{ src: '/pictures/jar.webp', alt: 'A jar', width: 800, height: 800 }] },
    false,
  ],
] as const

for (const [name, data, hasSameHeight] of BLOCKS) {
  for (const dist of ['dist', 'dist/lite']) {
    test(`<ashlar-${name}> has a skeleton until it has loaded: ${dist}`, async ({ page }) => {
      let release = (): void => {}
      const held = new Promise<void>(done => (release = done))
      await markReadyBlocks(page)
      await page.route(new RegExp(`/${name}-[^/]*\\.js`), async route => {
        await held
        await route.continue()
      })
      await openServed(page, {
        dist,
        head: '<link rel="stylesheet" href="/dist/ashlar.css">',
        body: `<h1>Before</h1><ashlar-${name} data-block-json='${JSON.stringify(data)}'></ashlar-${name}>`,
      })
      const block = page.locator(`ashlar-${name}`)
      const height = (): Promise<number> => block.evaluate(element => element.clientHeight)
      await expect(block).not.toHaveCSS('background-image', 'none')
      const before = await height()
      expect(before).toBeGreaterThan(40)
      release()
      await expectAllUp(page)
      await expect(block).toHaveCSS('background-image', 'none')
      if (hasSameHeight) expect(await height()).toBe(before)
    })
  }
}

test('a block with invalid data keeps no skeleton', async ({ page }) => {
  await openServed(page, {
    head: '<link rel="stylesheet" href="/dist/ashlar.css">',
    body: `<h1>Before</h1><ashlar-chart data-block-json='{"columns":7}'></ashlar-chart>`,
  })
  await expect(page.locator('ashlar-chart')).toHaveCSS('background-image', 'none')
})

test('a widget of a slow server takes no more room than its page reserves', async ({ page }) => {
  await page.route(`**${WIDGET_RENDERING_PATH}*`, () => undefined)
  await page.goto('/blocks/widget')
  const widget = page.locator('#nothing-from-the-page ashlar-widget')
  await widget.scrollIntoViewIfNeeded()
  await expect(widget.locator('.widget__loading')).toBeVisible()
  const reserved = await widget.evaluate(element => Number.parseFloat(getComputedStyle(element).minBlockSize))
  expect((await widget.boundingBox())?.height).toBe(reserved)
})
