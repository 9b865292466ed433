import { test as base, expect, type Page } from 'playwright/test'
import { type RunningServer, startServer } from '../../demo/server/start-server.ts'

/** A test with the QA site running, on a port of the worker's own. */
export const test = base.extend<Record<never, never>, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0 })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

/** Everything that a page says or asks for in vain while it is open. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  page.on('pageerror', error => found.push(String(error)))
  page.on('requestfailed', request => found.push(`${request.url()}: ${request.failure()?.errorText}`))
  page.on('response', response => {
    if (response.status() >= 400) found.push(`${response.url()} answered ${response.status()}`)
  })
  return found
}

/** Marks each block that has rendered, before the page's own scripts run. */
export async function markReadyBlocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('ashlar:ready', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-test-ready', '')
    })
  })
}

/** Blocks that come up by being seen; those inside a block only once it is up. */
const SEEN = ':is([data-ashlar], :defined, :not(:defined)):is(ashlar-accordion, ashlar-gallery, ashlar-image)'

/** Reads the page from top to bottom, as a visitor does, until every block near the way has come up. */
export async function readThrough(page: Page): Promise<void> {
  const blocks = page.locator(`${SEEN}:not([data-load^=media], [data-load=interaction])`)
  const count = Math.min(await blocks.count(), 40)
  for (let index = 0; index < count; index++) {
    const block = blocks.nth(index)
    if (await block.evaluate(isOutOfSight)) continue
    await block.scrollIntoViewIfNeeded()
    await expect(block).toHaveAttribute('data-test-ready', '')
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** In a closed panel, or with no box at all (a gallery without slides). */
function isOutOfSight(block: Element): boolean {
  return !!block.closest('details:not([open]), [inert], [hidden]') || block.getClientRects().length === 0
}

export { expect }
