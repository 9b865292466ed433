import { expectStrictPolicy, recordRefusals, refusals } from './policy.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

const SHOP_PAGES = ['/shop', '/shop/p/stacking-bowls', '/cart', '/account', '/search', '/nowhere']

/** A page of frames, which have policies of their own. */
const WALL = '/look?page=button'
const STATE = '/blocks/accordion?only=from-json&scheme=dark'

test.beforeEach(async ({ page }) => {
  await markReadyBlocks(page)
  await recordRefusals(page)
})

// The tests of every page check the others, React in one and Preact in another.
for (const flavour of ['react', 'lite']) {
  for (const path of [...SHOP_PAGES, WALL, STATE]) {
    test(`${path} passes its own policy for scripts and styles with ${flavour}`, async ({ page }) => {
      expectStrictPolicy(await page.goto(`${path}${path.includes('?') ? '&' : '?'}flavour=${flavour}`))
      if (path !== WALL) await readThrough(page)
      expect(await refusals(page)).toEqual([])
    })
  }
}

test('runs no script and applies no style that someone has put into a page', async ({ page }) => {
  await page.goto('/blocks/accordion')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="x:" onerror="window.ran = true"><p style="position: fixed">injected</p>',
    )
  })
  await expect
    .poll(() => refusals(page))
    .toEqual([expect.stringMatching(/^script-src-attr/), expect.stringMatching(/^style-src-attr/)])
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await expect(page.getByText('injected')).toHaveCSS('position', 'static')
})
