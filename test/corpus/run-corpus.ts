import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { type CorpusPage, findCorpus, readCorpus, statedSizes } from './corpus-pages.ts'
import { type Observation, observePage } from './observe-page.ts'
import { serveFolder } from './serve-folder.ts'

const USAGE = `Usage: npm run corpus -- [filter]

Opens the pages and fragments of the corpus beside the repository (../shared/corpus) in Chromium with the built
runtime, in windows of 1280 and 390 px, and prints which blocks are alive, our errors, and our layout shift.
Fails if a block is dead, if there is an error, or if a page shifts by more than 0.01.`

/** The most that a page may shift. */
const MAX_SHIFT = 0.01

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
] as const

const [filter = ''] = process.argv.slice(2)
const corpus = findCorpus()
if (filter.startsWith('-')) console.log(USAGE)
else if (!corpus)
  console.log('skipped: the corpus of exported pages is not on this machine (../shared/corpus)')
else process.exitCode = await run(readCorpus(corpus, filter))

/** Prints the table. Returns the exit code. */
async function run(pages: readonly CorpusPage[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-corpus-'))
  for (const { name, html } of pages) {
    const file = join(folder, `${name}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  const data = await mkdtemp(join(tmpdir(), 'ashlar-corpus-data-'))
  const server = await serveFolder(folder, data)
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
    for (const path of [folder, data]) await rm(path, { recursive: true, force: true })
  }
  console.log(`\n${pages.length - failures} of ${pages.length} pages without a fault`)
  return failures ? 1 : 0
}

/** Opens a page in each window, offline but for its pictures, which have the sizes that the page states. */
async function visit(
  browser: Browser,
  address: string,
  name: string,
  pages: readonly CorpusPage[],
): Promise<Observation[]> {
  const sizes = statedSizes(pages.filter(page => page.name === name))
  const seen: Observation[] = []
  for (const viewport of WINDOWS) {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await page.route(
      url => url.origin !== address,
      route => {
        if (route.request().resourceType() !== 'image') return route.abort()
        const [url = ''] = route.request().url().split('?')
        const known = [...sizes].find(([picture]) => url.endsWith(picture.replace(/^https?:/, '')))
        return route.fulfill({ body: picture(known?.[1] ?? [1500, 1000]), contentType: 'image/svg+xml' })
      },
    )
    seen.push(await observePage(page, `${address}/${name}`))
    await context.close()
  }
  return seen
}

function picture([width, height]: readonly [number, number]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`
}

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(24)}${cells.map(cell => cell.padStart(12)).join('')}`
}

function reasons(seen: readonly Observation[]): string[] {
  const lines = seen.flatMap(({ dead, errors, shift, moved }) => [
    ...dead.map(block => `dead: ${block}`),
    ...errors.map(error => `error: ${error.slice(0, 160)}`),
    ...(shift > MAX_SHIFT ? [`moves: ${moved}`] : []),
  ])
  return [...new Set(lines)]
}
