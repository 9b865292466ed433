import { expect, markReadyBlocks, readThrough, test } from './site.ts'

/** The blocks without calls of their own, and a control of each. */
const PAGES = {
  '/blocks/gallery': ['.gallery__next'],
  '/blocks/lightbox': ['#from-links a', '.dialog .next'],
  '/blocks/video': ['.video__play'],
} as const

test.beforeEach(({ page }) => markReadyBlocks(page))

for (const [path, controls] of Object.entries(PAGES)) {
  test(`${path} makes no calls to the site while it is used [GAL-59]`, async ({ page, server }) => {
    const calls: string[] = []
    const files: string[] = []
    page.on('request', request => {
      const { pathname, origin } = new URL(request.url())
      if (origin !== server.address) return
      const isFile = /^\/(dist|public|pictures|media)\//.test(pathname) || request.isNavigationRequest()
      ;(isFile ? files : calls).push(`${request.method()} ${pathname}`)
    })
    // Third-party players.
    await page.route(
      ({ origin }) => origin !== server.address,
      route => route.fulfill({ contentType: 'text/html', body: '' }),
    )
    await page.goto(path)
    await readThrough(page)
    for (const control of controls) await page.locator(control).first().click()
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))))
    expect(files.some(file => file.includes('/dist/'))).toBe(true)
    expect(calls).toEqual([])
  })
}
