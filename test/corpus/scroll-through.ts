import type { Page } from 'playwright'

/** A page has settled if its text and pictures are the same for so long, in ms. */
const SETTLED_MS = 500

const MAX_SETTLING_MS = 8000

/** Scrolls through a page, and waits at each window until nothing changes, so that everything that waits to be seen loads. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }))
  for (let top = 0; top < height; top += step) {
    await page.evaluate(to => scrollTo(0, to), top)
    await settle(page)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await settle(page)
}

/** Polls from here: pages without scripts run none of ours either. */
async function settle(page: Page): Promise<void> {
  const stateOf = (): Promise<string> =>
    page.evaluate(() => {
      const images = [...document.images].filter(({ complete }) => complete).length
      return `${images} ${document.body.scrollHeight} ${document.body.innerText.length} ${document.querySelectorAll('*').length}`
    })
  const end = performance.now() + MAX_SETTLING_MS
  let last = await stateOf()
  let since = performance.now()
  while (performance.now() < end && performance.now() - since < SETTLED_MS) {
    await new Promise(done => setTimeout(done, 100))
    const now = await stateOf()
    if (now !== last) since = performance.now()
    last = now
  }
}
