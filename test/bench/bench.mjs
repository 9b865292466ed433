import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { measureBackend } from './backend/backend.mjs'
import { hasCell, printCells } from './cells.mjs'
import { measureGrowth } from './growth.mjs'
import { GROWTH } from './growth-pages.mjs'
import { measureClicks, measureLoad, measureProbes, warmUp } from './measure.mjs'
import { inBothFlavours, PAGES } from './pages.mjs'
import { installPeers, PEERS_FOLDER } from './peers/install-peers.mjs'
import { PEERS } from './peers/peer-pages.mjs'
import { writeResults } from './results.mjs'
import { savedPage } from './saved-page.mjs'
import { startServer } from './server.mjs'
import { startSlowLink } from './slow-link.mjs'
import { median, spread, tables } from './tables.mjs'

/**
 * Measures pages with our blocks beside the same pages in plain HTML, on a slow phone and a slow link, and prints
 * the medians as tables; `test/bench/results/` keeps them with their spread. Nothing else should use the machine
 * meanwhile.
 *
 *   npm run bench                                       every page, five runs
 *   npm run bench -- --runs 3 --pages 'gallery*,form*'  some pages
 *   npm run bench -- --peers                            beside libraries, which it installs into .cache/bench/peers
 *   npm run bench -- --slow-link                        behind a slow connection in place of Chromium's limits
 *   npm run bench -- --saved FOLDER                     beside a saved page with its scripts: FOLDER/index.html
 *   npm run bench -- --growth                           memory and work of 1 to 5,000 blocks
 *   npm run bench -- --cells                            bytes before a click, by file, and memory: no times
 *   npm run bench -- --backend                          submissions, cart changes and events a second, beside a bare insert
 *   npm run bench -- --serve                            only serves the pages, to look at them
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '*' },
    serve: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    'slow-link': { type: 'boolean', default: false },
    saved: { type: 'string' },
    growth: { type: 'boolean', default: false },
    cells: { type: 'boolean', default: false },
    backend: { type: 'boolean', default: false },
    results: { type: 'string', default: 'test/bench/results' },
  },
})

if (options.backend) {
  await measureBackend(`${options.results}/backend.json`)
  process.exit()
}

const wanted = new RegExp(`^(${options.pages.replaceAll('*', '.*').replaceAll(',', '|')})$`)
if (options.peers) await installPeers()
const all = options.growth
  ? GROWTH.flatMap(inBothFlavours)
  : [...PAGES, ...(options.peers ? PEERS : []), ...(options.saved ? [savedPage(options.saved)] : [])]
const pages = all.filter(({ name }) => wanted.test(name))
if (pages.length === 0) throw new Error(`no page ${options.pages}: ${all.map(({ name }) => name).join(', ')}`)

const folders = { peers: resolve(PEERS_FOLDER, 'built'), saved: resolve(options.saved ?? '.') }
const { origin, key, stop } = await startServer(pages, options.serve ? 8443 : 0, folders)
if (options.serve) {
  for (const { name } of pages) console.log(`${origin}/${name}/`)
} else if (options.growth) {
  await measureGrowth(pages, { origin, key }, `${options.results}/growth.json`)
  stop()
} else if (options.cells) {
  await printCells(pages.filter(hasCell), { origin, key })
  stop()
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
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost',
      `--ignore-certificate-errors-spki-list=${key}`,
    ],
  })
  const link = options['slow-link'] ? await startSlowLink(Number(new URL(origin).port)) : undefined
  const rows = pages.map(page => ({ page: page.name, group: page.group, title: page.title, runs: [] }))
  for (const { name } of pages) await warmUp(browser, `${origin}/${name}/`)
  // Round by round: whatever slows the machine for a while slows every page.
  for (let run = 1; run <= runs; run++) {
    for (const [index, page] of pages.entries()) {
      rows[index].runs.push(await measure(browser, page, link))
      process.stdout.write('.')
    }
    console.log(` run ${run} of ${runs}`)
  }
  const summed = rows.map(({ runs, ...row }) => ({ ...row, values: median(runs), spread: spread(runs) }))
  writeResults(`${options.results}/pages${link ? '-slow-link' : ''}.json`, { runs, rows: summed }, browser)
  await browser.close()
  link?.stop()
  console.log(tables(summed))
}

/** One run of a page; a load that hangs is repeated once. */
async function measure(browser, ownPage, link, attempt = 1) {
  const isBehindLink = !!link && !ownPage.isUnlimited
  const page = { ...ownPage, isUnlimited: ownPage.isUnlimited || isBehindLink }
  const address = `${isBehindLink ? origin.replace(/\d+$/, link.port) : origin}/${page.name}/`
  try {
    const load = await measureLoad(browser, address, page)
    const clicks = await measureClicks(load.visit, page.clicks ?? [])
    await load.visit.close()
    return { ...load.values, ...clicks, ...(await measureProbes(browser, address, page)) }
  } catch (error) {
    for (const context of browser.contexts()) await context.close()
    if (attempt > 1) throw new Error(`${page.name}: ${error.message}`, { cause: error })
    console.log(`\nonce more after ${page.name}: ${error.message}`)
    return measure(browser, ownPage, link, attempt + 1)
  }
}
