import { instruments } from './instruments.mjs'

/** Lighthouse's "slow 4G". */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const QUIET_MS = 1500
const TIMEOUT_MS = 40_000

/** @typedef {Awaited<ReturnType<typeof openVisit>>} Visit a page in a fresh browser context, and its requests */

/**
 * Loads a page without touching it until it is quiet.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('./pages.mjs').Page} page
 * @returns {Promise<{visit: Visit, values: Record<string, number>}>} bytes, milliseconds and counts
 */
export async function measureLoad(browser, address, page) {
  const visit = await openVisit(browser, address, page)
  await visit.quiet()
  const metrics = await visit.metrics()
  const seen = await visit.tab.evaluate(() => window.bench)
  await visit.cdp.send('HeapProfiler.enable')
  await visit.cdp.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize: heap, Nodes: nodes } = await visit.metrics()

  const requests = [...visit.requests.values()]
  const values = {
    js: bodyBytes(requests, 'Script'),
    css: bodyBytes(requests, 'Stylesheet'),
    total: requests.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    requests: requests.length,
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    tbt: seen.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
    script: metrics.ScriptDuration * 1000,
    task: metrics.TaskDuration * 1000,
    heap,
    nodes,
  }
  return { visit, values }
}

/**
 * Clicks a quiet page: `inp:` is the longest event, `answer:` the time from the press to the frame that shows the
 * answer, and `late` the bytes of scripts that the clicks load.
 *
 * @param {Visit} visit
 * @param {import('./pages.mjs').Click[]} clicks
 */
export async function measureClicks({ tab, requests }, clicks) {
  const values = {}
  const before = bodyBytes([...requests.values()], 'Script')
  for (const { name, target, done, type, wait = 900 } of clicks) {
    const element = (await tab.evaluateHandle(target)).asElement()
    if (!element) throw new Error(`nothing to click for ${name}: ${target}`)
    await element.scrollIntoViewIfNeeded()
    await tab.evaluate(test => window.bench.awaitAnswer(test), done)
    const { x, y, width, height } = await element.boundingBox()
    await tab.mouse.click(x + width / 2, y + height / 2)
    if (type) await tab.keyboard.type(type, { delay: 60 })
    await tab.waitForTimeout(wait)
    if (done) {
      await tab.waitForFunction(() => window.bench.answer !== undefined, undefined, { timeout: TIMEOUT_MS })
      values[`answer:${name}`] = await tab.evaluate(() => window.bench.answer)
    }
    // Event Timing reports nothing below 16 ms.
    values[`inp:${name}`] = await tab.evaluate(() => Math.max(16, ...window.bench.events))
  }
  return { ...values, late: bodyBytes([...requests.values()], 'Script') - before }
}

/**
 * Loads a page again for each group of probes and tries them from the start: `ready:` is when a block first answers.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('./pages.mjs').Page} page
 */
export async function measureProbes(browser, address, page) {
  const values = {}
  for (const [, probes] of Map.groupBy(page.probes ?? [], ({ group = 0 }) => group)) {
    const visit = await openVisit(browser, address, page, probes)
    await visit.tab.waitForFunction(
      names => names.every(name => name in window.bench.ready),
      probes.map(({ name }) => name),
      { timeout: TIMEOUT_MS },
    )
    const ready = await visit.tab.evaluate(() => window.bench.ready)
    for (const [name, time] of Object.entries(ready)) values[`ready:${name}`] = time
    await visit.close()
  }
  return values
}

/** Loads a page once without limits, so that the server has compressed its files. */
export async function warmUp(browser, address) {
  const tab = await browser.newPage()
  await tab.goto(address, { waitUntil: 'networkidle' })
  await tab.close()
}

async function openVisit(browser, address, { isUnlimited }, probes = []) {
  const context = await browser.newContext(PHONE)
  const tab = await context.newPage()
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  if (!isUnlimited) await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const traffic = watchTraffic(cdp, new URL(address).origin)

  await tab.addInitScript(instruments, probes)
  await tab.goto(address, { waitUntil: probes.length > 0 ? 'commit' : 'load', timeout: TIMEOUT_MS })

  return {
    tab,
    cdp,
    requests: traffic.requests,
    close: () => context.close(),
    async metrics() {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    },
    /** Resolves once there has been no request and no long task for a while. */
    async quiet() {
      const deadline = Date.now() + TIMEOUT_MS
      while (Date.now() < deadline) {
        await tab.waitForTimeout(100)
        const idle = await tab.evaluate(() => window.bench.idleTime())
        if (Math.min(idle, traffic.idleTime()) > QUIET_MS) return
      }
      throw new Error('the page does not become quiet')
    },
  }
}

/** Requests to the page's own host; those to third parties fail and do not count. */
function watchTraffic(cdp, origin) {
  const requests = new Map()
  const open = new Set()
  let last = Date.now()
  const finish = ({ requestId, encodedDataLength = 0 }) => {
    if (!open.delete(requestId)) return
    Object.assign(requests.get(requestId), { bytes: encodedDataLength })
    last = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith(origin)) return
    requests.set(requestId, { type, url: request.url })
    open.add(requestId)
    last = Date.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { type, body: Number(response.headers['content-length'] ?? 0) })
  })
  cdp.on('Network.loadingFinished', finish)
  cdp.on('Network.loadingFailed', finish)
  return { requests, idleTime: () => (open.size > 0 ? 0 : Date.now() - last) }
}

function bodyBytes(requests, type) {
  return requests.reduce((sum, { type: own, body = 0 }) => (own === type ? sum + body : sum), 0)
}
