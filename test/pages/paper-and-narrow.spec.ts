import { pages } from '../../demo/server/pages/pages.ts'
import { missingOnPaper } from './paper.ts'
import { expect, markReadyBlocks, readThrough, test } from './site.ts'

/** Pages whose content is not only that of blocks, and the one with blocks that never come up. */
const OF_THE_SITE = ['/', '/blocks', '/loading/many', '/errors', '/board', '/theme']

/**
 * A page that fails on purpose, pages that write down what they load while it prints, and galleries whose strips print
 * the captions of their current slides only.
 */
const UNPRINTED = /^\/(errors|loading|blocks\/gallery-(linked|motion))/

test.slow()
test.beforeEach(async ({ page }) => {
  await markReadyBlocks(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

// One load answers several questions: most of a test is its load.
for (const { path, frame, title } of pages) {
  const isMeasured = frame === 'qa' && !OF_THE_SITE.includes(path)
  const isPrinted = !UNPRINTED.test(path)
  if (!isMeasured && !isPrinted) continue

  const promises = [
    ...(isMeasured ? ['is no wider than a window of 280 px, or of 640 px with text of 200 %'] : []),
    ...(isPrinted ? ['prints the texts that the screen has'] : []),
  ]
  test(`${title} (${path}) ${promises.join(', and ')}`, async ({ page }) => {
    await page.setViewportSize({ width: isMeasured ? 280 : 1280, height: 800 })
    await page.goto(path)
    await readThrough(page)
    // Widgets replace their text once the server has answered.
    await page.waitForLoadState('networkidle')
    if (isMeasured) {
      expect(await page.evaluate(overflowing)).toEqual([])
      await page.setViewportSize({ width: 640, height: 800 })
      await page.evaluate(setTextSize, '200%')
      await expect.poll(() => page.evaluate(overflowing)).toEqual([])
      await page.evaluate(setTextSize, '')
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    if (isPrinted) expect(await missingOnPaper(page)).toEqual([])
  })
}

/** Runs in the page. */
function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size
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
