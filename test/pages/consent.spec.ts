import type { Locator, Page } from 'playwright/test'
import { complaints, expect, test } from './site.ts'

const PATH = '/cookie-banner'

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Cookies' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cookie choices' })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const ran = (page: Page): Promise<string[]> => page.locator('#ran li').allTextContents()

async function cookie(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(cookie => cookie.name === name)?.value
}

// The backend's own test covers the storage of records; its database would only take time here.
test.beforeEach(({ context }) =>
  context.route('**/api/consent-records', route => route.fulfill({ status: 204 })),
)

test('the first Tab reaches the banner, and Enter declines [CKB-13]', async ({ page }) => {
  const found = complaints(page)
  await page.goto(PATH)
  await expect(notice(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const sent = page.waitForRequest(/consent-records$/)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Decline')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  expect((await sent).postDataJSON()).toMatchObject({ version: '2026-11', analytics: false })
  expect(await cookie(page, 'ss_cookieAllowed')).toBe('0')
  expect(await ran(page)).toEqual([])
  // The visitor has not read the header yet.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()

  await page.reload({ waitUntil: 'networkidle' })
  await expect(notice(page)).toHaveCount(0)
  expect(found).toEqual([])
})

test('a choice is stored with the click, whatever the network does [CKB-15]', async ({ page }) => {
  await page.route(/choice-effects/, () => {})
  await page.goto(PATH)
  await expect(notice(page)).toBeVisible()
  await button(page, 'Decline').click()
  // Without a moment's wait: the visitor may leave the page with the next click.
  const cookies = await page.evaluate(() => document.cookie)
  expect(cookies).toContain('ss_cookieAllowed=0')
  expect(cookies).toContain('ss_consent=')
})

test('what follows a choice loads when the pointer reaches the banner', async ({ page }) => {
  await page.goto(PATH)
  await expect(notice(page)).toBeVisible()
  const loaded = page.waitForResponse(/choice-effects/)
  await button(page, 'Decline').hover()
  await (await loaded).finished()
})

test('a visitor who has scrolled goes on where they read [CKB-13]', async ({ page }) => {
  await page.goto(PATH)
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await button(page, 'Decline').press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator(':is(main, main *):focus')).toBeInViewport()
})

test('blocked scripts run in order once the visitor accepts [CKB-13] [CKB-15]', async ({ page }) => {
  await page.goto(PATH)
  await button(page, 'Accept').press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await expect
    .poll(() => ran(page))
    .toEqual(['Functional, in the page', 'Analytics, from a file', 'Marketing, a module'])
  await expect(page.locator('.consent-frame')).toHaveAttribute('src', '/public/icon.svg')
  const cookies = await page.context().cookies()
  const allowed = cookies.find(({ name }) => name === 'ss_cookieAllowed')
  expect(allowed).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' })
})

test('a choice can be changed and withdrawn with the keyboard', async ({ page }) => {
  await page.goto(PATH)
  await button(page, 'Decline').press('Enter')
  const control = button(page, 'Cookie choices')
  await control.press('Enter')
  await expect(button(page, 'Close')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await expect(control).toBeFocused()
  await expect.poll(() => ran(page)).toEqual(['Functional, in the page'])
  expect(await cookie(page, 'ss_cookieAllowed')).toBe('0')

  await control.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Functional' })).toBeChecked()
  const reloaded = page.waitForEvent('load')
  await button(page, 'Decline all').press('Enter')
  await reloaded
  expect(await ran(page)).toEqual([])
  await expect(page.locator('.consent-frame')).not.toHaveAttribute('src')
})

test('the banner stays when the choices are closed without a decision, and Escape decides nothing', async ({
  page,
}) => {
  await page.goto(PATH)
  await button(page, 'Manage cookies').press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page, 'Manage cookies')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toBeVisible()
  expect(await cookie(page, 'ss_cookieAllowed')).toBeUndefined()
})

test('a choice in one tab applies in the other', async ({ page }) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(PATH)
    await expect(notice(tab)).toBeVisible()
  }
  await button(page, 'Accept').click()
  await expect(notice(other)).toHaveCount(0)
  await expect.poll(() => ran(other)).toHaveLength(3)
})

test('the banner causes no layout shift and is not the largest paint, even on a slow device', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const seen = { shifts: 0, largest: 0, banner: 0 }
    Reflect.set(window, 'seen', seen)
    new PerformanceObserver(list => {
      seen.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    document.addEventListener('ashlar:ready', ({ target }) => {
      if (target instanceof Element && target.localName === 'ashlar-cookie-banner') {
        seen.banner = performance.now()
      }
    })
  })
  await page.goto(PATH)
  // As slow as the device is.
  await expect(notice(page)).toBeVisible({ timeout: 45_000 })
  // Two frames after the banner has come to rest, the browser has told of all that it painted.
  const seen = await page.evaluate(async () => {
    const box = document.querySelector('ashlar-cookie-banner')?.shadowRoot?.querySelector('.notice')
    await Promise.all((box?.getAnimations() ?? []).map(({ finished }) => finished))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'seen') as { shifts: number; largest: number; banner: number }
  })
  expect(seen.shifts).toBe(0)
  expect(seen.banner).toBeGreaterThan(0)
  expect(seen.largest).toBeLessThan(seen.banner)
})

test('a zoomed page shows the whole banner, whose content scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(PATH)
  await button(page, 'Manage cookies').focus()
  await expect(button(page, 'Manage cookies')).toBeInViewport()
  const { height } = (await notice(page).boundingBox()) ?? { height: Number.NaN }
  expect(height).toBeLessThanOrEqual(256)
  await page.keyboard.press('Enter')
  await button(page, 'Save choices').focus()
  await expect(button(page, 'Save choices')).toBeInViewport()
})

test('the banner never hides the focused element of the page', async ({ page }) => {
  await page.goto(PATH)
  await expect(notice(page)).toBeVisible()
  let looked = 0
  for (const target of await page.locator('main :is(a[href], button)').all()) {
    await target.focus()
    const isHidden = (): Promise<boolean> =>
      target.evaluate(async element => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        const box = document.querySelector('ashlar-cookie-banner')?.shadowRoot?.querySelector('.notice')
        const [one, other] = [box, element].map(item => item?.getBoundingClientRect())
        return !!one && !!other && one.top <= other.top && other.bottom <= one.bottom
      })
    await expect.poll(isHidden).toBe(false)
    looked += 1
  }
  expect(looked).toBeGreaterThan(8)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('runs nothing that waits for consent', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(PATH)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    expect(asked.filter(path => /counted|icon\.svg.*frame/.test(path))).toEqual([])
    // A form's own protection follows nobody; the server sets it once its database is open.
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name !== 'crumb')).toEqual([])
  })
})
