import type { Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { expect, test } from './site.ts'

/** Slotted content is no child of the dialog, but of its host. */
const inside = (page: Page) => page.locator('[data-ashlar-surface="popup-overlay"]')
const popup = (page: Page) => page.getByRole('dialog', { name: 'Four firings a year' })

async function read(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

for (const flavour of ['react', 'lite']) {
  test(`a visitor signs up in the pop-up, as in the form of an overlay, and is not asked again: ${flavour} [POP-17] [POP-11]`, async ({
    page,
  }) => {
    // Two visits and a submission.
    test.slow()
    await page.goto(`/popup?flavour=${flavour}`)
    await expect(page.locator('ashlar-popup-overlay')).toHaveCount(0)
    await read(page)
    await inside(page).getByLabel('Email Address').fill('ada@example.com')
    const [request] = await Promise.all([
      page.waitForRequest(/SaveFormSubmission/),
      inside(page).getByRole('button', { name: 'Subscribe' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ formId: 'popup-letters', isOverlayForm: true })
    expect((await request.response())?.status()).toBe(200)
    await expect(inside(page).locator('.form__sent')).toBeFocused()
    await expect(inside(page).getByText('Thank you!')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('ss-popup-overlay'))).toContain('"submitted":true')

    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await page.goto(`/popup?flavour=${flavour}`)
    await read(page)
    // The feature that would show it is loaded and has run.
    const parts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      )
    await expect.poll(parts).toContain('page-overlays')
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))))
    await expect(page.locator('ashlar-popup-overlay')).toHaveCount(0)
  })
}

test('the pop-up traps the focus, is accessible and returns the focus', async ({ page }) => {
  await page.goto('/popup')
  const source = page.locator('summary')
  await source.focus()
  await read(page)
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await brokenRules(page)).toEqual([])
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isOutside)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(source).toBeFocused()
})

for (const flavour of ['react', 'lite']) {
  test(`the pop-up leaves the focus in view if nothing had it before: ${flavour}`, async ({ page }) => {
    await page.goto(`/popup?flavour=${flavour}`)
    await read(page)
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator(':is(main, main *):focus')).toBeInViewport()
  })
}

test('the pop-up scrolls its content at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/popup')
  await read(page)
  const subscribe = inside(page).getByRole('button', { name: 'Subscribe' })
  await subscribe.scrollIntoViewIfNeeded()
  await expect(subscribe).toBeInViewport()
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeInViewport()
})

test('the mobile info bar shows in windows of at most 1024 px [POP-15]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/bars')
  const bar = page.getByRole('navigation', { name: 'Contact' })
  await expect(bar).toBeInViewport()
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(bar).toHaveCount(0)
})

test('bars at the edge do not cover the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/bars')
  await expect(page.getByRole('navigation', { name: 'Contact' })).toBeInViewport()
  await expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
        const dock = document.querySelector('[data-ashlar-dock] > div')?.getBoundingClientRect().top ?? 0
        return Math.round(end - dock)
      }),
    )
    .toBeLessThanOrEqual(1)
})

test('signed-in owners see the pop-up, and why visitors do not [POP-12] [OWN-20]', async ({ page }) => {
  await page.goto('/blocks/page-lock')
  const preview = page.getByRole('dialog', { name: 'Seen by who is signed in' })
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'Overlays' }).click()
  await expect(page.getByText('Splash and lock pages have none.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the pop-up' }).click()
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('ss-popup-overlay'))).toBe(null)
})

/** The focus is in the page, neither in the pop-up nor in the browser's own controls. */
function isOutside(): boolean {
  const { activeElement } = document
  return activeElement !== document.body && !activeElement?.closest('[data-ashlar-surface]')
}
