import type { Locator, Page } from 'playwright/test'
import { expect, markReadyBlocks, test } from './site.ts'

const PATH = '/blocks/lightbox'
const counter = (page: Page): Locator => page.locator('.dialog .counter')

async function openFrom(page: Page, selector: string): Promise<Locator> {
  await page.locator('ashlar-lightbox[data-stage]').waitFor({ state: 'attached' })
  await page.locator(selector).first().click()
  const dialog = page.locator('.dialog[open]')
  await expect(dialog).toBeVisible()
  return dialog
}

/** The focused element in the lightbox. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = document.querySelector('[data-ashlar-surface]')?.shadowRoot?.activeElement
    return inside?.getAttribute('aria-label') ?? inside?.localName ?? 'outside'
  })

test('a playing video keeps the focus in the lightbox, in both directions [LBX-05]', async ({ page }) => {
  await page.route(/youtube-nocookie\.com/, route =>
    route.fulfill({ contentType: 'text/html', body: '<button>Pause</button>' }),
  )
  await page.goto(PATH)
  await openFrom(page, '#from-links a:nth-child(2)')
  await page.locator('.dialog .play').click()
  await expect(page.locator('.dialog iframe')).toBeVisible()
  await expect.poll(() => focused(page)).toBe('iframe')
  await page.frameLocator('.dialog iframe').getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Close')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('iframe')
})

test('the next slide is on the left in right-to-left text [LBX-10]', async ({ page }) => {
  await page.goto(PATH)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const dialog = await openFrom(page, '#from-a-gallery .gallery__frame')
  await expect(dialog).toHaveAttribute('dir', 'rtl')
  const next = await dialog.getByRole('button', { name: 'Next Slide' }).boundingBox()
  expect(next?.x).toBeLessThan(40)
  await expect
    .poll(async () => {
      await page.mouse.click(300, 400)
      return counter(page).textContent()
    })
    .toBe('2 / 5')
})

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  const dialog = await openFrom(page, '#from-a-gallery .gallery__frame')
  const moving = (): Promise<string[]> =>
    dialog.evaluate(element =>
      element
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap(frame => Object.keys(frame))
        .filter(name => /transform|translate|scale|rotate|clip/.test(name)),
    )
  await dialog.getByRole('button', { name: 'Next Slide' }).click()
  await expect(counter(page)).toHaveText('2 / 5')
  expect(await moving()).toEqual([])
  await page.keyboard.press('Escape')
  expect(await dialog.count()).toBe(0)
})

test('its buttons keep a border in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(PATH)
  const dialog = await openFrom(page, '#from-a-gallery .gallery__frame')
  const edge = await dialog.locator('.close').evaluate(button => {
    const { borderTopColor, backgroundColor } = getComputedStyle(button)
    return borderTopColor !== backgroundColor
  })
  expect(edge).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every thumbnail links to its large picture or video', async ({ page }) => {
    await page.goto(PATH)
    const links = page.locator('main a:has(img)')
    expect(await links.count()).toBeGreaterThan(15)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /\.webp$|youtube\.com\/watch/)
    }
  })
})

test('a gallery that mounts below an open lightbox leaves it open, although the URL names one of its slides', async ({
  page,
}) => {
  await markReadyBlocks(page)
  await page.goto(PATH)
  const dialog = await openFrom(page, '#light a[href*="/jar"]')
  await expect.poll(() => new URL(page.url()).hash).toBe('#itemId=jar')
  const late = page.locator('#inside-a-transformed-box ashlar-gallery')
  await expect(late).not.toHaveAttribute('data-test-ready')
  await late.scrollIntoViewIfNeeded()
  await expect(late).toHaveAttribute('data-test-ready')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).hash).toBe('#itemId=bench')
  await expect(dialog).toHaveAttribute('data-theme', 'light')
})
