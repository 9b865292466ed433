import type { Page } from 'playwright/test'
import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'
const SLIDES = [0, 1, 2, 3].map(index => `{"src":"/slow/${index}.svg","alt":"","dimensions":"40x30"}`)

/** A slideshow whose first picture the server delays. */
async function openSlow(page: Page, more = ''): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = []
  let release = (): void => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/slow/*.svg', async route => {
    const name = new URL(route.request().url()).pathname
    asked.push(name)
    if (name === '/slow/0.svg') await released
    await route.fulfill({ contentType: 'image/svg+xml', body: DRAWING })
  })
  const json = `{"design":"slideshow","speed":0,"slides":[${SLIDES}]${more}}`
  await openServed(page, { body: `<ashlar-gallery data-block-json='${json}'></ashlar-gallery>` })
  await expect.poll(() => asked).toEqual(['/slow/0.svg'])
  // The gallery has requested everything that it requests on mounting.
  await page.waitForFunction(() => document.querySelector('.gallery__next'))
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  return { asked, release }
}

for (const more of ['', ',"transition":"swipe"']) {
  test(`loads the slides beside the first once that is loaded ${more}`, async ({ page }) => {
    const { asked, release } = await openSlow(page, more)
    expect(asked).toEqual(['/slow/0.svg'])
    release()
    await expect.poll(() => asked.toSorted()).toEqual(['/slow/0.svg', '/slow/1.svg', '/slow/3.svg'])
  })
}

test('does not wait for a first picture that the visitor has passed', async ({ page }) => {
  const { asked, release } = await openSlow(page)
  await page.getByRole('button', { name: 'Next Slide' }).click()
  await expect.poll(() => asked.toSorted()).toEqual(['/slow/0.svg', '/slow/1.svg', '/slow/2.svg'])
  release()
})
