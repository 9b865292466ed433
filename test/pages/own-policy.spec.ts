import { pages } from '../../demo/server/pages/pages.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

const SHOP_PAGES = ['/shop', '/shop/p/stacking-bowls', '/cart', '/account', '/search', '/nowhere']

/** A page of frames, which have policies of their own. */
const WALL = '/look?page=button'
const STATE = '/blocks/accordion?only=from-json&scheme=dark'

test.beforeEach(async ({ page }) => {
  await markReadyBlocks(page)
  await page.addInitScript(() => {
    const refused: string[] = []
    Reflect.set(window, 'refused', refused)
    document.addEventListener('securitypolicyviolation', event => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
})

for (const flavour of ['react', 'lite']) {
  for (const path of [...pages.map(page => page.path), ...SHOP_PAGES, WALL, STATE]) {
    test(`${path} passes its own policy for scripts and styles with ${flavour}`, async ({ page }) => {
      const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}flavour=${flavour}`)
      const policy = answer?.headers()['content-security-policy']
      expect(policy).toMatch(/script-src 'self'/)
      expect(policy).toMatch(/style-src 'self'/)
      expect(policy).not.toContain('unsafe-inline')
      if (path !== '/errors' && path !== WALL) await readThrough(page)
      expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
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
    .poll(() => page.evaluate(() => Reflect.get(window, 'refused').sort()))
    .toEqual([expect.stringMatching(/^script-src-attr/), expect.stringMatching(/^style-src-attr/)])
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  await expect(page.getByText('injected')).toHaveCSS('position', 'static')
})
