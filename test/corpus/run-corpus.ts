import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { compareContent, type LostContent } from './compare-content.ts'
import { type CorpusPage, findCorpus, readCorpus, statedSizes } from './corpus-pages.ts'
import { type Observation, observePage } from './observe-page.ts'
import { openOffline } from './open-offline.ts'
import { readContent } from './page-content.ts'
import { runFolder } from './run-folder.ts'
import { runSites } from './run-sites.ts'
import { scrollThrough } from './scroll-through.ts'
import { adoptFolder, serveFolder } from './serve-folder.ts'
import { walkSlides } from './walk-slides.ts'

const USAGE = `Usage: npm run corpus -- [filter …]
       npm run corpus -- folder DIR [word …]

Adopts the pages and fragments of the corpus beside the repository (../shared/corpus) with the built command, opens
them in Chromium in windows of 1280 and 390 px, and prints which blocks are alive, our errors, our layout shift, and the share of
the text and of the pictures without scripts that are still there.
Then does the same with whole saved sites of such fragments (filter: sites): their menus by touch and keyboard at 390 px,
and the weight of their scripts as a share of the builder's. Fails if a block is dead, if there is an error, if text or pictures are
lost, if a page shifts by more than 0.01, if a menu does not work, or if scripts weigh more than 1/8 with React or 1/15 with Preact.
With a folder of saved pages, compares those whose path contains a word, run on the builder's scripts, with the adopted
ones: text, pictures, menus.`

/** The most that a page may shift. */
const MAX_SHIFT = 0.01

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
] as const

const filters = process.argv.slice(2)
const corpus = findCorpus()
const [mode, saved, ...words] = filters
if (filters.some(filter => filter.startsWith('-'))) console.log(USAGE)
else if (mode === 'folder') process.exitCode = saved && (await runFolder(saved, words)) ? 1 : 0
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
    console.log(
      row(
        'page',
        'alive',
        'dead',
        'errors',
        ...WINDOWS.map(({ width }) => `shift ${width}`),
        'words',
        'pictures',
      ),
    )
    for (const { name, html } of pages) {
      const seen = await visit(browser, server.address, name, pages)
      const lost = await compare(browser, server.address, name, html)
      const isGood =
        seen.every(({ dead, errors, shift }) => !dead.length && !errors.length && shift <= MAX_SHIFT) &&
        !lost.words.length &&
        !lost.pictures.length
      if (!isGood) failures++
      const [wide] = seen
      console.log(
        row(
          name,
          `${wide?.alive ?? 0}`,
          `${wide?.dead.length ?? 0}`,
          `${seen.reduce((sum, { errors }) => sum + errors.length, 0)}`,
          ...seen.map(({ shift }) => shift.toFixed(4)),
          percent(lost.shareOfWords),
          percent(lost.shareOfPictures),
        ),
      )
      for (const line of isGood ? [] : reasons(seen, lost)) console.log(`    ${line}`)
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

/** Compares the text and the pictures of a page without scripts with those that it shows once it is adopted. */
async function compare(browser: Browser, address: string, name: string, html: string): Promise<LostContent> {
  const sizes = statedSizes([{ name, html }])
  const [viewport] = WINDOWS
  const before = await openOffline(browser, { viewport, javaScriptEnabled: false }, address, sizes)
  await before.page.setContent(html, { waitUntil: 'load' })
  const content = await readContent(before.page)
  await before.close()
  const { page, close } = await openOffline(browser, { viewport }, address, sizes)
  await page.goto(`${address}/${name}`, { waitUntil: 'load' })
  await scrollThrough(page)
  const lost = compareContent(content, await readContent(page, await walkSlides(page)))
  await close()
  return lost
}

function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`
}

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(24)}${cells.map(cell => cell.padStart(12)).join('')}`
}

function reasons(seen: readonly Observation[], lost: LostContent): string[] {
  const lines = seen.flatMap(({ dead, errors, shift, moved, grown }) => [
    ...dead.map(block => `dead: ${block}`),
    ...errors.map(error => `error: ${error.slice(0, 160)}`),
    ...(shift > MAX_SHIFT ? [`moves: ${moved}`, ...grown] : []),
  ])
  if (lost.words.length) lines.push(`lost: ${lost.words.join(' ').slice(0, 200)}`)
  lines.push(...lost.pictures.map(picture => `no picture: ${picture}`))
  return [...new Set(lines)]
}
