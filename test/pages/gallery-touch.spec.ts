import type { Page } from 'playwright/test'
import { expect, markReadyBlocks, test } from './site.ts'
import { type Place, swipe, tap } from './touch.ts'

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

/** A real finger that stays down until it is lifted. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (at: Place) => send('touchStart', at),
    async drag(from: Place, dx: number) {
      for (let step = 1; step <= 8; step++) await send('touchMove', beside(from, (dx * step) / 8))
    },
    up: () => send('touchEnd'),
  }
}

/** Opens the page at a gallery; returns the middle of its stage, and readers of its state. */
async function openAt(page: Page, id: string) {
  await markReadyBlocks(page)
  await page.goto('/blocks/gallery-motion')
  const gallery = page.locator(`#${id} ashlar-gallery`)
  await gallery.scrollIntoViewIfNeeded()
  const stage = gallery.locator('.gallery__stage[style*=touch-action]')
  await stage.waitFor()
  await stage.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => stage.evaluate(element => element.getAnimations({ subtree: true }).length)).toBe(0)
  const box = await stage.boundingBox()
  if (!box) throw new Error(`#${id} has no stage`)
  const middle: Place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return {
    middle,
    box,
    stage,
    shown: () => stage.locator('> [data-shown=true]').getAttribute('aria-label'),
    /** The offset of the current slide, in px. */
    offset: () =>
      stage.locator('> [data-shown=true]').evaluate((slide, left) => {
        return Math.round(slide.getBoundingClientRect().left - left)
      }, box.x),
    /** Whether the current slide stands still for a frame. */
    rests: () =>
      stage.locator('> [data-shown=true]').evaluate(async slide => {
        const { left } = slide.getBoundingClientRect()
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
        return slide.getBoundingClientRect().left === left
      }),
  }
}

const beside = ({ x, y }: Place, dx: number, dy = 0): Place => ({ x: x + dx, y: y + dy })

test('a swipe shows the next slide, and a swipe back the previous one [GAL-45]', async ({ page }) => {
  const { middle, shown, offset } = await openAt(page, 'new-swipe')
  await swipe(page, beside(middle, 80), beside(middle, -80))
  await expect.poll(shown).toBe('2 of 4')
  await expect.poll(offset).toBe(0)
  await swipe(page, beside(middle, -80), beside(middle, 80))
  await expect.poll(shown).toBe('1 of 4')
})

test('a slide follows the finger, and snaps back below 50 px [GAL-45]', async ({ page }) => {
  const finger = await fingerOn(page)
  const { middle, shown, offset } = await openAt(page, 'swipe')
  await finger.down(middle)
  await finger.drag(middle, -40)
  await expect.poll(offset).toBeLessThan(-20)
  // Longer than a flick.
  await page.waitForFunction(
    start => performance.now() - start > 260,
    await page.evaluate(() => performance.now()),
  )
  await finger.up()
  await expect.poll(offset).toBe(0)
  expect(await shown()).toBe('1 of 4')
})

for (const id of ['new-swipe', 'strip', 'scroll', 'fade']) {
  test(`a vertical swipe scrolls the page and no slide: ${id} [GAL-46]`, async ({ page }) => {
    const { middle, shown, offset } = await openAt(page, id)
    const [top, place] = [await page.evaluate(() => scrollY), await offset()]
    await swipe(page, beside(middle, 0, 60), beside(middle, -15, -140))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 80)
    expect([await shown(), await offset()].join()).toMatch(new RegExp(`^1 of \\d,${place}$`))
  })
}

test('a finger catches a moving slide where it is', async ({ page }) => {
  const finger = await fingerOn(page)
  const { middle, shown, offset, box } = await openAt(page, 'scroll')
  await page.locator('#scroll .gallery__next').click()
  await expect.poll(offset).toBeLessThan(box.width / 2)
  await finger.down(middle)
  await finger.drag(middle, 30)
  // The last move is drawn in the next frame.
  await expect.poll(async () => (await offset()) - (await offset())).toBe(0)
  await finger.drag(beside(middle, 30), 120)
  await finger.up()
  await expect.poll(shown).toBe('1 of 4')
  await expect.poll(offset).toBe(0)
})

test('the next slide comes from the left in right-to-left text', async ({ page }) => {
  const { middle, shown, offset } = await openAt(page, 'from-right-to-left')
  await swipe(page, beside(middle, -80), beside(middle, 80))
  await expect.poll(shown).toBe('2 of 4')
  await expect.poll(offset).toBe(0)
})

test('a fading slideshow can be swiped, too [GAL-45]', async ({ page }) => {
  const { middle, shown } = await openAt(page, 'fade')
  await swipe(page, beside(middle, 80), beside(middle, -80))
  await expect.poll(shown).toBe('2 of 4')
})

test('a strip keeps rolling after a flick, and a tap shows a neighbour', async ({ page }) => {
  const { middle, shown, box, rests } = await openAt(page, 'strip')
  await tap(page, { x: box.x + box.width - 8, y: box.y + 12 })
  await expect.poll(shown).toBe('2 of 8')
  // A strip caught halfway to the second slide may stop there.
  await expect.poll(rests).toBe(true)
  await swipe(page, beside(middle, 150), beside(middle, -150), 60)
  await expect.poll(shown).not.toBe('2 of 8')
})

test('a mouse drag follows no link and selects nothing', async ({ page }) => {
  const { middle, shown, offset } = await openAt(page, 'swipe')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 120, middle.y, { steps: 6 })
  await expect.poll(offset).toBeLessThan(-60)
  await page.mouse.up()
  await expect.poll(shown).toBe('2 of 4')
  await expect.poll(offset).toBe(0)
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
})
