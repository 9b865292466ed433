import { test as base, expect, type FrameLocator, type Page } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { startEmptyServer } from '../databases/prepared.ts'

const PASSWORD = 'only for the tests'

const test = base.extend<Record<never, never>, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const services = { owner: { password: PASSWORD } }
      const server = await startEmptyServer({ services })
      await server.open()
      await use(server)
      await server.stop()
    },
    // It opens a database, which is slow on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

// One server for all of them, since it opens a database.
test.describe.configure({ mode: 'default' })

const GALLERY = JSON.stringify({
  design: 'slideshow',
  controls: true,
  historyHash: true,
  slides: ['jar', 'bench', 'tarn'].map(name => ({
    id: name,
    src: `/pictures/${name}.webp`,
    alt: name,
    dimensions: '300x200',
  })),
})

const CONTEXT = JSON.stringify({
  websiteSettings: { popupOverlaySettings: { style: 2, version: 1, showOnAllPages: true } },
  popupOverlay: { title: 'Letters' },
})

/** A page with everything that must not disturb an editor. */
const PAGE = `<!doctype html><html lang="en"><head><title>A page</title>
  <script type="application/json" id="site-context">${CONTEXT}</script>
  <script type="module" src="/dist/boot.js"></script></head><body><h1>A page</h1>
  <ashlar-gallery data-load="eager" data-block-json='${GALLERY}'></ashlar-gallery>
  <a id="large" href="/pictures/jar.webp" data-ashlar-lightbox><img src="/pictures/jar.webp" width="90" height="60" alt="Large"></a>
  <div style="block-size: 4000px"></div><p data-ashlar-animate>The end</p></body></html>`

test.beforeEach(async ({ page }) => {
  test.slow()
  await page.route('**/edited', route => route.fulfill({ contentType: 'text/html', body: PAGE }))
})

async function signIn(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/config/?frameUrl=${encodeURIComponent(path)}`)
  await page.getByLabel('E-mail address').fill('owner@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  return page.frameLocator('iframe')
}

async function openPanel(page: Page): Promise<FrameLocator> {
  const frame = await signIn(page, '/edited')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A page')
  return frame
}

/** Presses Escape in the page until it has asked for the other view: its listener loads lazily. */
async function pressUntil(page: Page, frame: FrameLocator, isFullScreen: boolean): Promise<void> {
  await expect
    .poll(async () => {
      if ((await page.locator('.bar').isVisible()) !== isFullScreen) return true
      await frame.locator('body').press('Escape')
      return (await page.locator('.bar').isVisible()) !== isFullScreen
    })
    .toBe(true)
}

test('toggles the full-screen preview on Escape in the page [ESC-06]', async ({ page }) => {
  const refused: string[] = []
  page.on('console', message => message.type() === 'error' && refused.push(message.text()))
  const frame = await openPanel(page)
  await pressUntil(page, frame, true)
  await expect(page.locator('.bar')).toBeHidden()
  await pressUntil(page, frame, false)
  await expect(page.locator('.bar')).toBeVisible()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.locator('.bar')).toBeHidden()
  await expect(page.locator('iframe')).toBeFocused()
  expect(refused.filter(text => /Content.Security/i.test(text))).toEqual([])
})

for (const place of ['bar', 'page'] as const) {
  test(`logs out on Shift+Escape while the ${place} has the focus, and says so [ESC-05]`, async ({
    page,
  }) => {
    const frame = await signIn(page, '/')
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    const focused =
      place === 'bar' ? page.getByRole('button', { name: 'Full screen' }) : frame.locator('body')
    const said = page.getByText('You have been successfully logged out.')
    await expect(async () => {
      // The listener of the page loads lazily.
      if ((await page.locator('iframe').count()) > 0) await focused.press('Shift+Escape', { timeout: 1000 })
      await expect(said).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test('ignores other windows that ask for the full-screen preview [ESC-06]', async ({ page }) => {
  const frame = await openPanel(page)
  const bar = page.locator('.bar')
  /** Sends one more message to the panel and waits until it arrives, after all earlier ones. */
  const answered = () =>
    page.evaluate(async () => {
      const heard = new Promise(done =>
        addEventListener('message', ({ data }) => data === 'last' && done(true)),
      )
      postMessage('last', location.origin)
      await heard
    })
  // From a frame inside the page.
  await frame.locator('body').evaluate(async body => {
    const inner = body.appendChild(document.createElement('iframe'))
    const script = inner.contentDocument?.createElement('script')
    if (!script) throw new Error('no document')
    script.textContent =
      "top.postMessage({ type: 'ashlar:toggle-preview' }, location.ancestorOrigins?.[0] ?? '*')"
    inner.contentDocument?.body.append(script)
  })
  await answered()
  await expect(bar).toBeVisible()
  // From the panel itself.
  await page.evaluate(() => postMessage({ type: 'ashlar:toggle-preview' }, location.origin))
  await answered()
  await expect(bar).toBeVisible()
})

test('keeps the page still for its owner: no history, animation or pop-up [GAL-23] [ROLL-26]', async ({
  page,
}) => {
  // A visitor gets all three. The pop-up comes first, because nothing behind it can be clicked.
  await page.goto('/edited')
  await expect(page.locator('[data-ashlar-animate]')).toHaveAttribute('data-ashlar-entrance', 'waiting')
  await expect(page.locator('ashlar-popup-overlay')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /next/i }).first().click()
  await expect(page).toHaveURL(/#itemId=bench$/)

  const frame = await openPanel(page)
  const address = () => page.frames()[1]?.url() ?? ''
  const [before, entries] = [address(), await page.evaluate(() => history.length)]
  const next = frame.getByRole('button', { name: /next/i }).first()
  await next.click()
  await expect(frame.getByRole('img', { name: 'bench' })).toBeInViewport()
  await expect
    .poll(async () => {
      await frame.locator('#large').dispatchEvent('click')
      return frame.getByRole('dialog').count()
    })
    .toBe(1)
  await page.keyboard.press('Escape')
  await expect(frame.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.bar')).toBeVisible()
  expect(address()).toBe(before)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(frame.locator('[data-ashlar-entrance], ashlar-popup-overlay')).toHaveCount(0)
})
