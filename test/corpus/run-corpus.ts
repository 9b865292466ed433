import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { type CorpusPage, findCorpus, readCorpus, statedSizes } from './corpus-pages.ts'
import { type Observation, observePage } from './observe-page.ts'
import { openOffline } from './open-offline.ts'
import { runSites } from './run-sites.ts'
import { adoptFolder, serveFolder } from './serve-folder.ts'

const USAGE = `Usage: npm run corpus -- [filter …]

Adopts the pages and fragments of the corpus beside the repository (../shared/corpus) with the built command, opens
them in Chromium in windows of 1280 and 390 px, and prints which blocks are alive, our errors, and our layout shift.
Then does the same with whole saved sites of such fragments (filter: sites): their menus by touch and keyboard at 390 px,
and the weight of their scripts as a share of the builder's. Fails if a block is dead, if there is an error, if a page
shifts by more than 0.01, if a menu does not work, or if scripts weigh more than 1/8 with React or 1/15 with Preact.`

/** The most that a page may shift. */
const MAX_SHIFT = 0.01

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
] as const

const filters = process.argv.slice(2)
const corpus = findCorpus()
if (filters.some(filter => filter.startsWith('-'))) console.log(USAGE)
else if (!corpus)
  console.log('skipped: the corpus of exported pages is not on this machine (../shared/corpus)')
else {
  const pages = readCorpus(corpus, filters)
  const faults = pages.length ? await run(pages) : 0
  const isWithSites = filters.length === 0 || filters.includes('sites')
  process.exitCode = faults + (isWithSites ? await runSites(corpus) : 0) ? 1 : 0
}

/** Prints the table. Returns the number of pages with a fault. */
async function run(pages: readonly CorpusPage[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-corpus-'))
  for (const { name, html } of pages) {
    const file = join(folder, 'saved', `${name}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  const site = join(folder, 'adopted')
  await adoptFolder(join(folder, 'saved'), site)
  const server = await serveFolder(site)
  const browser = await chromium.launch(await chromiumLaunch())
  let failures = 0
  try {
    console.log(row('page', 'alive', 'dead', 'errors', ...WINDOWS.map(({ width }) => `shift ${width}`)))
    for (const { name } of pages) {
      const seen = await visit(browser, server.address, name, pages)
      const isGood = seen.every(
        ({ dead, errors, shift }) => !dead.length && !errors.length && shift <= MAX_SHIFT,
      )
      if (!isGood) failures++
      const [wide] = seen
      console.log(
        row(
          name,
          `${wide?.alive ?? 0}`,
          `${wide?.dead.length ?? 0}`,
          `${seen.reduce((sum, { errors }) => sum + errors.length, 0)}`,
          ...seen.map(({ shift }) => shift.toFixed(4)),
        ),
      )
      for (const line of isGood ? [] : reasons(seen)) console.log(`    ${line}`)
    }
  } finally {
    await browser.close()
    server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`\n${pages.length - failures} of ${pages.length} pages without a fault`)
  return failures
}

/** Opens a page in each window. */
async function visit(
  browser: Browser,
  address: string,
  name: string,
  pages: readonly CorpusPage[],
): Promise<Observation[]> {
  const sizes = statedSizes(pages.filter(page => page.name === name))
  const seen = WINDOWS.map(async viewport => {
    const { page, close } = await openOffline(browser, { viewport }, address, sizes)
    const observation = await observePage(page, `${address}/${name}`)
    await close()
    return observation
  })
  return Promise.all(seen)
}

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(24)}${cells.map(cell => cell.padStart(12)).join('')}`
}

function reasons(seen: readonly Observation[]): string[] {
  const lines = seen.flatMap(({ dead, errors, shift, moved, grown }) => [
    ...dead.map(block => `dead: ${block}`),
    ...errors.map(error => `error: ${error.slice(0, 160)}`),
    ...(shift > MAX_SHIFT ? [`moves: ${moved}`, ...grown] : []),
  ])
  return [...new Set(lines)]
}
