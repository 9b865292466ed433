import { pages } from '../../demo/server/pages/pages.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

/** Pages whose content is not only that of blocks, and the one with blocks that never come up. */
const LEFT_OUT = ['/', '/blocks', '/loading/many', '/errors', '/board', '/theme']

test.slow()
test.beforeEach(({ page }) => markReadyBlocks(page))

for (const { path, frame } of pages) {
  if (frame !== 'qa' || LEFT_OUT.includes(path)) continue

  test(`nothing is wider than a window of 280 px: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 280, height: 800 })
    await page.goto(path)
    await readThrough(page)
    expect(await page.evaluate(overflowing)).toEqual([])
  })

  test(`nothing is wider than a window of 640 px with text of 200 %: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 640, height: 800 })
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await readThrough(page)
    expect(await page.evaluate(overflowing)).toEqual([])
  })
}

/**
 * Runs in the page: what reaches out of the window, or out of its example, and is not scrolled or cut off there. Each
 * of the outermost elements is named once.
 */
function overflowing(): string[] {
  const found: string[] = []
  const width = document.documentElement.clientWidth
  const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible'
  if (document.documentElement.scrollWidth > width + 1) {
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
  }
  const isClipped = (element: Element, stage: Element): boolean => {
    for (let box = element.parentElement; box && box !== stage; box = box.parentElement) {
      if (clips(box)) return true
    }
    return false
  }
  for (const stage of document.querySelectorAll('.stage')) {
    const edge = stage.getBoundingClientRect()
    for (const element of stage.querySelectorAll('*')) {
      const { left, right, width: wide, height } = element.getBoundingClientRect()
      // Visually hidden texts are a pixel wide.
      if (wide <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
      const isFixed = element.closest('dialog, [popover]') !== null
      if (isFixed || (left >= edge.left - 1 && right <= edge.right + 1) || isClipped(element, stage)) continue
      found.push(
        `${stage.parentElement?.id}: ${element.localName}.${element.className}, ${Math.round(wide)} px`,
      )
      break
    }
  }
  return found
}
