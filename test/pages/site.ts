import { test as base, expect, type Page } from 'playwright/test'
import type { RunningServer } from '../../demo/server/serving/start-server.ts'
import { legacyMarkup } from '../../runtime/build/block-facts.ts'
import { readBlocks } from '../../runtime/build/blocks.ts'
import { legacyKinds } from '../../runtime/features/legacy/legacy-kinds.ts'
import { startEmptyServer } from '../databases/prepared.ts'

/** A test with the QA site running, on its own port for each worker. */
export const test = base.extend<Record<never, never>, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await startEmptyServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
})

/** Collects a page's console output, errors and failed requests. */
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

/** Marks every block once it has rendered; installed before the page's own scripts. */
export async function markReadyBlocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('ashlar:ready', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-test-ready', '')
    })
  })
}

/** A block may wait for the server's first call, which opens its database. */
const PATIENCE_MS = 30_000

/** A scroll step: less than a window, for every block to come into view. */
const STEP_PX = 600
/** A scroll step for layout shifts, in four times the frames: less than the distance at which blocks are mounted ahead. */
export const SMALL_STEP_PX = 150
/** Limits the steps on a page of 200 blocks. */
const LONGEST_PX = 14_000

/** Markup that becomes a block on pages with `"adopt": "legacy"` only. */
const FOREIGN = legacyKinds(legacyMarkup(await readBlocks()))
  .map(({ selector }) => selector)
  .join()

/**
 * Scrolls through the page as a visitor does, and waits until the blocks on the way are mounted.
 *
 * @param step how far at once, in px. With `SMALL_STEP_PX`, what comes into view has been up before.
 */
export async function readThrough(page: Page, step = STEP_PX): Promise<void> {
  await expectNoneLeft(page, step, LONGEST_PX)
}

/** Waits until the blocks at the top of the page are mounted. */
export async function awaitBlocksInView(page: Page): Promise<void> {
  await expectNoneLeft(page, STEP_PX, STEP_PX)
}

async function expectNoneLeft(page: Page, step: number, longest: number): Promise<void> {
  const options = { step, ahead: SMALL_STEP_PX, longest, patience: PATIENCE_MS, foreign: FOREIGN }
  expect(await page.evaluate(blocksLeftBehind, options)).toEqual([])
}

interface Reading {
  readonly step: number
  readonly ahead: number
  readonly longest: number
  readonly patience: number
  readonly foreign: string
}

/**
 * Runs in the page, for that is one call instead of five a step: scrolls to its end and back. Gives the blocks in
 * view, or just below it, that had not rendered when patience ended.
 */
async function blocksLeftBehind({ step, ahead, longest, patience, foreign }: Reading): Promise<string[]> {
  const site = JSON.parse(document.querySelector('#site-context')?.textContent ?? '{}')
  const isForeign = (element: Element): boolean => site.adopt === 'legacy' && element.matches(foreign)
  const isBlock = (element: Element): boolean =>
    element.localName.startsWith('ashlar-') || element.hasAttribute('data-ashlar') || isForeign(element)
  const isDue = (block: Element): boolean => {
    const { top, bottom, width } = block.getBoundingClientRect()
    return (
      width > 0 &&
      bottom >= 0 &&
      top < innerHeight + ahead &&
      !block.matches('[data-load^=media], [data-load=interaction]') &&
      !block.closest('details:not([open]), [inert], [hidden]')
    )
  }
  const isDown = (block: Element): boolean =>
    !block.matches('[data-test-ready]') && !block.querySelector('[data-test-ready]')
  const blocksStillDown = (): Element[] =>
    [...document.querySelectorAll('main *')].filter(
      element => isBlock(element) && isDue(element) && isDown(element),
    )
  const painted = (): Promise<unknown> =>
    new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

  for (let top = 0; top < longest; top += step) {
    // In the same frame as the scroll, Chromium counts growth below the viewport as a shift.
    await painted()
    scrollTo({ top, behavior: 'instant' })
    const end = performance.now() + patience
    for (let down = blocksStillDown(); down.length > 0; down = blocksStillDown()) {
      if (performance.now() > end) {
        return down.map(block => `${block.localName} in ${block.closest('section')?.id}`)
      }
      await painted()
    }
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return []
}

/** Runs in the page: records layout shifts in `window.shifts`. */
export function recordShifts(): void {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
        Reflect.get(entry, 'sources') ?? []
      const box = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join()
      const names = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)
        return `${name} from ${box(previousRect)} to ${box(currentRect)}`
      })
      shifts.push(`${Reflect.get(entry, 'value')}: ${names.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Expects that nothing has moved since `recordShifts` ran. */
export async function expectNoShifts(page: Page, tolerance = 0): Promise<void> {
  const shifts = await page.evaluate((): string[] => Reflect.get(window, 'shifts'))
  // Each begins with its value.
  expect(shifts.filter(shift => Number.parseFloat(shift) > tolerance)).toEqual([])
}

export { expect }
