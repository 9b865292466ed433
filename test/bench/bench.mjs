import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { measureClicks, measureLoad, measureProbes, warmUp } from './measure.mjs'
import { PAGES } from './pages.mjs'
import { startServer } from './server.mjs'
import { median, tables } from './tables.mjs'

/**
 * Measures pages with our blocks beside the same pages in plain HTML, on a slow phone and a slow link, and prints
 * the medians as tables; every run is in `test-results/bench.json`. Nothing else should use the machine meanwhile.
 *
 *   npm run bench                                       every page, five runs
 *   npm run bench -- --runs 3 --pages 'gallery*,form*'  some pages
 *   npm run bench -- --serve                            only serves the pages, to look at them
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '*' },
    serve: { type: 'boolean', default: false },
  },
})

const wanted = new RegExp(`^(${options.pages.replaceAll('*', '.*').replaceAll(',', '|')})$`)
const pages = PAGES.filter(({ name }) => wanted.test(name))
if (pages.length === 0)
  throw new Error(`no page ${options.pages}: ${PAGES.map(({ name }) => name).join(', ')}`)

const { origin, key, stop } = await startServer(pages, options.serve ? 8443 : 0)
if (options.serve) {
  for (const { name } of pages) console.log(`${origin}/${name}/`)
} else {
  await measurePages(Number(options.runs))
  stop()
}

async function measurePages(runs) {
  const { args, ...launch } = await chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    // Third parties do not resolve: they cost nothing, in any page.
    args: [
      ...args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      `--ignore-certificate-errors-spki-list=${key}`,
    ],
  })
  const rows = pages.map(page => ({ page: page.name, group: page.group, title: page.title, runs: [] }))
  for (const { name } of pages) await warmUp(browser, `${origin}/${name}/`)
  // Round by round: whatever slows the machine for a while slows every page.
  for (let run = 1; run <= runs; run++) {
    for (const [index, page] of pages.entries()) {
      rows[index].runs.push(await measure(browser, page))
      process.stdout.write('.')
    }
    console.log(` run ${run} of ${runs}`)
  }
  const chromiumVersion = browser.version()
  await browser.close()

  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.json', JSON.stringify({ chromium: chromiumVersion, rows }, null, 1))
  console.log(tables(rows.map(row => ({ ...row, values: median(row.runs) }))))
}

/** One run of a page; a load that hangs is repeated once. */
async function measure(browser, page, attempt = 1) {
  const address = `${origin}/${page.name}/`
  try {
    const load = await measureLoad(browser, address, page)
    const clicks = await measureClicks(load.visit, page.clicks ?? [])
    await load.visit.close()
    return { ...load.values, ...clicks, ...(await measureProbes(browser, address, page)) }
  } catch (error) {
    for (const context of browser.contexts()) await context.close()
    if (attempt > 1) throw new Error(`${page.name}: ${error.message}`, { cause: error })
    console.log(`\nonce more after ${page.name}: ${error.message}`)
    return measure(browser, page, attempt + 1)
  }
}
