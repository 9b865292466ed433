import type { Locator, Page, Route } from 'playwright/test'
import { expect, test } from './site.ts'

/** The additional settings of the page with bars. */
const MORE = {
  cookieSettings: { isCookieBannerEnabled: true, cookieBannerVariant: 'BAR', cookieBannerPosition: 'BOTTOM' },
  popupOverlay: { title: 'Four firings a year' },
}
const POPUP = { style: 2, version: 1, showOnAllPages: true, displayFrequency: 0 }

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Cookies' })
const popup = (page: Page): Locator => page.getByRole('dialog', { name: 'Four firings a year' })
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cookie choices' })
const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Contact' })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Whether a click on it reaches it. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate(element => {
    // A link may begin on one line and end on the next.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
    let hit = document.elementFromPoint(left + width / 2, top + height / 2)
    while (hit?.shadowRoot) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)
      if (!inner || inner === hit) break
      hit = inner
    }
    return hit === element || element.contains(hit)
  })

/** The page with bars, and every overlay above it. */
async function visit(page: Page, settings: object = {}): Promise<void> {
  await page.route('**/bars', async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(
      /(<script[^>]*id="site-context"[^>]*>)(.*?)(<\/script>)/s,
      (_, from, json, to) => {
        const context = JSON.parse(json)
        const websiteSettings = {
          ...context.websiteSettings,
          popupOverlaySettings: { ...POPUP, ...settings },
        }
        return from + JSON.stringify({ ...context, ...MORE, websiteSettings }).replaceAll('<', '\\u003c') + to
      },
    )
    await route.fulfill({ response, body })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/bars')
  await expect(notice(page)).toBeVisible()
  await expect(bar(page)).toBeVisible()
}

test.beforeEach(({ context }) =>
  context.route('**/api/consent-records', route => route.fulfill({ status: 204 })),
)

test('asks the visitor one thing at a time, with every control reachable', async ({ page }) => {
  await visit(page)
  const controls = [
    ...(await bar(page).getByRole('link').all()),
    button(page, 'Hours'),
    page.getByRole('link', { name: 'Which ones?' }),
    button(page, 'Accept'),
    button(page, 'Decline'),
    button(page, 'Manage cookies'),
  ]
  expect(controls.length).toBeGreaterThan(7)
  for (const control of controls) await expect.poll(() => isInReach(control)).toBe(true)
  await expect(popup(page)).toHaveCount(0)

  await button(page, 'Decline').click()
  await expect(notice(page)).toHaveCount(0)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  const settings = button(page, 'Cookie settings')
  for (const control of [settings, page.locator('.site-badge__badge')]) {
    await expect.poll(() => isInReach(control)).toBe(true)
  }
})

test('Escape closes the topmost overlay only, and the page scrolls again after the last', async ({
  page,
}) => {
  await visit(page, { showOnScroll: true, scrollPercentage: 50 })
  await button(page, 'Decline').click()
  await button(page, 'Hours').click()
  const hours = page.getByText('Thursday to Saturday, ten to five', { exact: true })
  await expect(hours).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(popup(page)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')

  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(hours).toBeVisible()
  await expect(button(page, 'Hours')).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible')

  await button(page, 'Cookie settings').press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page, 'Cookie settings')).toBeFocused()
  await expect(hours).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hours).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('visible')
})

test('bars at the bottom do not cover focused elements', async ({ page }) => {
  await visit(page)
  await button(page, 'Decline').click()
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  const links = await page.locator('main :is(a[href], button)').all()
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) {
    await link.focus()
    await expect.poll(() => isInReach(link)).toBe(true)
  }
})
