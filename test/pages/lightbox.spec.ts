import type { Locator, Page } from 'playwright/test'
import { brokenRules } from './broken-rules.ts'
import { complaints, expect, test } from './site.ts'

const PATH = '/blocks/lightbox'

/** The lightbox's state on the page. */
const counter = (page: Page): Locator => page.locator('.dialog .counter')
const gallery = (page: Page): Locator => page.locator('#from-a-gallery .gallery__frame')

async function openFrom(page: Page, opener: Locator): Promise<Locator> {
  await page.locator('ashlar-lightbox[data-stage]').waitFor({ state: 'attached' })
  await opener.click()
  const dialog = page.locator('.dialog[open]')
  await expect(dialog).toBeVisible()
  return dialog
}

test('the lightbox opens from a gallery and covers the window [LBX-01]', async ({ page }) => {
  const found = complaints(page)
  await page.goto(PATH)
  await openFrom(page, gallery(page).nth(1))
  await expect(counter(page)).toHaveText('2 / 5')
  await expect(page.locator('.dialog [data-place=shown] img')).toHaveAttribute(
    'src',
    /\/pictures\/branch\.webp$/,
  )
  await expect(page.getByRole('dialog', { name: 'Stoneware' })).toBeVisible()
  await page.getByRole('button', { name: 'Next Slide' }).click()
  await expect(counter(page)).toHaveText('3 / 5')
  expect(found).toEqual([])
})

test('the lightbox covers transformed and clipped ancestors', async ({ page }) => {
  await page.goto(PATH)
  const dialog = await openFrom(page, page.locator('#inside-a-transformed-box a').first())
  const size = page.viewportSize()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...size })
})

test('the lightbox traps the focus, and returns it to the picture that opened it [LBX-05] [LBX-06]', async ({
  page,
}) => {
  await page.goto(PATH)
  const opener = gallery(page).first()
  await openFrom(page, opener)
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const inside = document.querySelector('[data-ashlar-surface]')?.shadowRoot?.activeElement
      return inside?.getAttribute('aria-label') ?? 'outside'
    })
  await expect.poll(focused).toBe('Close')
  // It comes with the code of the gestures, after the dialog.
  await page.getByRole('button', { name: 'Zoom' }).waitFor()
  for (const name of ['Previous Slide', 'Next Slide', 'Zoom', 'Close', 'Previous Slide', 'Next Slide']) {
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe(name)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the focus trap loads with the first Tab, which loses no key meanwhile [LBX-05]', async ({ page }) => {
  const traps: string[] = []
  let answer = (): void => {}
  const asked = new Promise<void>(resolve => (answer = resolve))
  await page.route(/focus-trap/, async route => {
    traps.push(route.request().url())
    await asked
    await route.continue()
  })
  await page.goto(PATH)
  const dialog = await openFrom(page, gallery(page).first())
  await dialog.getByRole('button', { name: 'Next Slide' }).click()
  expect(traps).toEqual([])
  await dialog.getByRole('button', { name: 'Previous Slide' }).focus()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Next Slide' })).toBeFocused()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Tab')
  expect(traps).toHaveLength(1)
  answer()
  await expect(dialog.getByRole('button', { name: 'Previous Slide' })).toBeFocused()
})

test('Back closes the lightbox, and the page keeps its scroll position', async ({ page }) => {
  await page.goto(PATH)
  const opener = page.locator('#from-links a').first()
  await opener.scrollIntoViewIfNeeded()
  await openFrom(page, opener)
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.goBack()
  await expect(page.locator('.dialog')).toHaveCount(0)
  expect([await page.evaluate(() => scrollY), new URL(page.url()).pathname]).toEqual([top, PATH])
  await expect(page.locator('body')).not.toHaveClass(/ashlar-lightbox-open/)
})

test('the page does not shift when its scroll bar disappears [LBX-03]', async ({ page }) => {
  await page.goto(PATH)
  const left = (): Promise<number> =>
    page.locator('h1').evaluate(heading => heading.getBoundingClientRect().left)
  const before = await left()
  await openFrom(page, gallery(page).first())
  await expect(page.locator('body')).toHaveClass(/ashlar-lightbox-open/)
  expect(await left()).toBe(before)
})

test('the URL names the slide to open, and is cleared on close [LBX-02] [LBX-04]', async ({ page }) => {
  await page.goto(`${PATH}#itemId=branch`)
  await expect(counter(page)).toHaveText('2 / 5')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.dialog')).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

test('a gallery keeps the slide in the URL if it is set to [LBX-12]', async ({ page }) => {
  await page.goto(PATH)
  await openFrom(page, page.locator('#light a').nth(1))
  await expect(page.locator('.dialog')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => new URL(page.url()).hash).toBe('#itemId=jar')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).hash).toBe('#itemId=bench')
})

test('the lightbox opens from the button of an exported image, in its theme [LBX-20]', async ({ page }) => {
  await page.goto(PATH)
  const dialog = await openFrom(page, page.locator('.sqs-block-image-button'))
  await expect(dialog).toHaveAttribute('data-theme', 'light')
  await expect(counter(page)).toHaveCount(0)
})

test('the lightbox opens from a set of links, and from its JSON', async ({ page }) => {
  await page.goto(PATH)
  await openFrom(page, page.locator('#a-set-of-its-own a').nth(2))
  await expect(counter(page)).toHaveText('3 / 3')
  await page.keyboard.press('Escape')
  await expect(page.locator('.dialog')).toHaveCount(0)
  await openFrom(page, page.locator('#from-json-alone a').first())
  await expect(counter(page)).toHaveText('1 / 4')
})

test('without its bundle, a link to a picture leads to the picture', async ({ page }) => {
  await page.route(/\/dist\/lightbox-[\w-]+\.js/, route => route.fulfill({ status: 404 }))
  await page.goto(PATH)
  await page.locator('ashlar-lightbox[data-stage]').waitFor({ state: 'attached' })
  await page.locator('#from-links a').first().click()
  await expect(page).toHaveURL(/\/pictures\/bowls\.webp$/)
})

test.describe('on a mobile', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('a button shows the caption [LBX-13]', async ({ page }) => {
    await page.goto(PATH)
    await openFrom(page, page.locator('#from-links a').first())
    const caption = page.locator('.dialog .caption')
    await expect(caption).toBeHidden()
    await page.getByRole('button', { name: 'Show caption' }).tap()
    await expect(caption).toHaveText('Four bowls')
    await page.getByRole('button', { name: 'Hide caption' }).tap()
    await expect(caption).toBeHidden()
  })

  test('the slides scroll and stop at the ends [LBX-14] [LBX-15]', async ({ page }) => {
    await page.goto(PATH)
    const dialog = await openFrom(page, page.locator('#from-links a').first())
    await expect(dialog).toHaveAttribute('data-transition', 'scroll')
    await dialog.getByRole('button', { name: 'Previous Slide' }).tap({ force: true })
    await expect(counter(page)).toHaveText('1 / 3')
    await dialog.getByRole('button', { name: 'Next Slide' }).tap()
    await expect(counter(page)).toHaveText('2 / 3')
    await expect(page.locator('.dialog [data-place=before]')).toHaveCSS('translate', '-100%')
  })

  test('a tap beside the picture closes the lightbox, a tap on it does not [LBX-09]', async ({ page }) => {
    await page.goto(PATH)
    await openFrom(page, gallery(page).first())
    const picture = page.locator('.dialog [data-place=shown] .picture')
    await picture.tap()
    await expect(page.locator('.dialog')).toHaveAttribute('data-phase', 'open')
    await page.touchscreen.tap(195, 120)
    await expect(page.locator('.dialog')).toHaveCount(0)
  })
})

test('is accessible in the light theme too, with a video on show', async ({ page }) => {
  await page.goto(PATH)
  await openFrom(page, page.locator('#from-links a').nth(1))
  await expect(page.locator('.dialog .video')).toBeVisible()
  const include = '[data-ashlar-surface]'
  expect(await brokenRules(page, { include })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('.dialog')).toHaveCount(0)
  await openFrom(page, page.locator('#light a').first())
  expect(await brokenRules(page, { include })).toEqual([])
})

for (const flavour of ['react', 'lite']) {
  test(`a button zooms the picture: ${flavour}`, async ({ page }) => {
    // Without the animation of the opening, whose first sizes would be measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${PATH}?flavour=${flavour}`)
    const dialog = await openFrom(page, gallery(page).first())
    const zoom = page.getByRole('button', { name: 'Zoom' })
    const picture = dialog.locator('[data-place=shown] .picture')
    const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0
    const before = await width()
    await zoom.click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(width).toBeGreaterThan(before * 1.2)
    await zoom.press('Enter')
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(width).toBeCloseTo(before, 0)
  })
}
