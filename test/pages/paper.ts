import type { Page } from 'playwright/test'

/** The texts in the page's main part that the screen shows, or can scroll to, and paper does not. */
export async function missingOnPaper(page: Page): Promise<string[]> {
  await page.evaluate(untilStill)
  const onScreen = await page.evaluate(legibleTexts, false)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const onPaper = new Set(await page.evaluate(legibleTexts, true))
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  return onScreen.filter(text => !onPaper.has(text))
}

/** Runs in the page: waits until its text stays the same, as charts draw other axes some frames after a resize. */
async function untilStill(): Promise<void> {
  const painted = (): Promise<unknown> =>
    new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (let text = '', same = 0; same < 10; same++) {
    await painted()
    const now = document.body.textContent
    if (now !== text) same = 0
    text = now
  }
}

/** Runs in the page: its texts that have a box, except for those of controls. On paper, nothing can be scrolled to. */
function legibleTexts(isPaper: boolean): string[] {
  const CONTROLS =
    'button, a.button, select, option, summary, label, [role=button], [role=tab], [role=status], legend, .audio__clock, .item-list__position'
  const isInside = (range: Range, element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (overflowX === 'visible' && overflowY === 'visible') return true
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return text.left < box.right && text.right > box.left && text.top < box.bottom && text.bottom > box.top
  }
  const isLegible = (node: Node, parent: Element): boolean => {
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    // Visually hidden text is in a box of one pixel.
    if (width === 0 || height === 0 || (parent.clientWidth === 1 && parent.clientHeight === 1)) return false
    for (let at: Element | null = parent; isPaper && at && at.localName !== 'body'; at = at.parentElement) {
      if (!isInside(range, at)) return false
    }
    return true
  }
  const texts: string[] = []
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim()
    // A quote draws the dash before its source.
    if (text && parent && !parent.closest(CONTROLS) && isLegible(node, parent))
      texts.push(text.replace(/^— /, ''))
  }
  return texts
}
