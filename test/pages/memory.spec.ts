import type { CDPSession, Page } from 'playwright/test'
import { openServed } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

const DETAILS = '<details><summary>Shipping</summary><p>Two days.</p></details>'
const BLOCK = `<ashlar-accordion data-load="eager">${DETAILS}</ashlar-accordion>`

/** The number of blocks on the page at the same time. */
const AT_ONCE = 50
const WARM_UP = 1000
const TOTAL = 10_000

/** The limit of leaks for 10,000 blocks: less than a byte or a listener each. */
const LEFT = { listeners: 50, nodes: 500, heapBytes: 1_500_000 } as const

interface Counts {
  readonly listeners: number
  readonly nodes: number
  readonly heapBytes: number
}

async function countAfterCollection(session: CDPSession): Promise<Counts> {
  await session.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return {
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    heapBytes: value('JSHeapUsedSize'),
  }
}

async function measure(page: Page): Promise<() => Promise<Counts>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return () => countAfterCollection(session)
}

/** Repeatedly adds blocks, waits until each has rendered, and removes them. */
function comeAndGo(page: Page, count: number): Promise<void> {
  return page.evaluate(
    async ({ count, atOnce, block }) => {
      const box = document.createElement('div')
      document.body.append(box)
      for (let done = 0; done < count; done += atOnce) {
        await new Promise<void>(resolve => {
          let ready = 0
          box.addEventListener('ashlar:ready', function heard() {
            if (++ready < atOnce) return
            box.removeEventListener('ashlar:ready', heard)
            resolve()
          })
          box.innerHTML = block.repeat(atOnce)
        })
        box.replaceChildren()
        await new Promise(resolve => setTimeout(resolve))
      }
      box.remove()
    },
    { count, atOnce: AT_ONCE, block: BLOCK },
  )
}

test('leaks nothing after 10,000 blocks were added and removed', async ({ page }) => {
  test.slow()
  await openServed(page, { body: '' })
  const count = await measure(page)
  await comeAndGo(page, WARM_UP)
  const before = await count()
  await comeAndGo(page, TOTAL)
  const after = await count()
  expect(after.listeners - before.listeners).toBeLessThan(LEFT.listeners)
  expect(after.nodes - before.nodes).toBeLessThan(LEFT.nodes)
  expect(after.heapBytes - before.heapBytes).toBeLessThan(LEFT.heapBytes)
})

test('leaks nothing of a destroyed site, and restores its HTML', async ({ page }) => {
  await openServed(page, { body: '<main></main>' })
  const count = await measure(page)
  const put = (): Promise<string> =>
    page.evaluate(block => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = block.repeat(100)
      return main?.innerHTML ?? ''
    }, BLOCK)
  await comeAndGo(page, AT_ONCE)
  const before = await count()
  const html = await put()
  await expect(page.locator('[aria-expanded]')).toHaveCount(100)
  const during = await count()
  await page.evaluate(() => window.ashlar?.destroy())
  await expect(page.locator('[aria-expanded]')).toHaveCount(0)
  expect(await page.locator('main').innerHTML()).toBe(html)
  const after = await count()
  expect(during.listeners - before.listeners).toBeGreaterThan(1000)
  expect(after.listeners - before.listeners).toBeLessThan(LEFT.listeners)
})
