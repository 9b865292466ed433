import { chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { accordion } from './accordion-pages.mjs'
import { writeResults } from './results.mjs'

const TIMEOUT_MS = 300_000
/** Rounds of adding and removing a hundred blocks, and after how many of them the heap is read. */
const ROUNDS = 40
const READ_EVERY = 5

/**
 * Loads pages of growing size without limits, and a page that keeps adding and removing blocks; writes the heap after a
 * collection, the work of the main thread and the nodes of each.
 *
 * @param {import('./pages.mjs').Page[]} pages
 * @param {{origin: string, key: string}} server
 * @param {string} file
 */
export async function measureGrowth(pages, { origin, key }, file) {
  const { args, ...launch } = await chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--ignore-certificate-errors-spki-list=${key}`],
  })
  const rows = []
  for (const { name, kind, amount, flavour, until } of pages) {
    const visit = await openPage(browser, `${origin}/${name}/`)
    await visit.tab.waitForFunction(until, undefined, { timeout: TIMEOUT_MS })
    rows.push({ kind, amount, flavour, ...(await visit.read()) })
    console.log(JSON.stringify(rows.at(-1)))
    await visit.close()
  }
  const churn = []
  for (const { name, flavour } of pages.filter(({ kind, amount }) => kind === 'accordions' && amount === 1)) {
    churn.push({ flavour, heaps: await churnHeaps(browser, `${origin}/${name}/`) })
    console.log(JSON.stringify(churn.at(-1)))
  }
  writeResults(file, { rows, churn }, browser)
  await browser.close()
}

/** The heap in bytes, again and again, of a page that adds a hundred blocks, waits for them and removes them. */
async function churnHeaps(browser, address) {
  const visit = await openPage(browser, address)
  const html = Array.from({ length: 100 }, (_, index) => accordion(index, ' data-load="eager"')).join('')
  const heaps = []
  for (let round = 1; round <= ROUNDS; round++) {
    await visit.tab.evaluate(async html => {
      const box = document.body.appendChild(document.createElement('div'))
      box.innerHTML = html
      while (box.querySelectorAll('[aria-expanded]').length < 300) await new Promise(requestAnimationFrame)
      box.remove()
      await new Promise(requestAnimationFrame)
    }, html)
    if (round % READ_EVERY === 0) heaps.push((await visit.read()).heap)
  }
  await visit.close()
  return heaps
}

async function openPage(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Performance.enable')
  await tab.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS })
  return {
    tab,
    close: () => context.close(),
    async read() {
      const before = await metricsOf(cdp)
      await cdp.send('HeapProfiler.enable')
      for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage')
      const { JSHeapUsedSize: heap, Nodes: nodes } = await metricsOf(cdp)
      return { heap, nodes, workMs: Math.round(before.TaskDuration * 1000) }
    },
  }
}

async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
