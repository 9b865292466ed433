import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { compareContent } from './compare-content.ts'
import { type Observation, observePage } from './observe-page.ts'
import { openSaved, SAVED } from './open-saved.ts'
import { type PageContent, readContent } from './page-content.ts'
import { scrollThrough } from './scroll-through.ts'
import { adoptFolder } from './serve-folder.ts'
import { tryAnyMenu } from './try-any-menu.ts'
import { walkSlides } from './walk-slides.ts'

const WINDOWS = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
] as const

interface PageReport {
  readonly page: string
  readonly output: string
  readonly scripts: { readonly before: number; readonly after: number }
}

/**
 * Adopts a folder of saved pages, opens pages of it with the builder's scripts, if the folder has them, and after the
 * adoption, and prints what is lost. Returns the number of pages with a fault.
 *
 * @param wanted words in the paths of pages; none takes all.
 */
export async function runFolder(folder: string, wanted: readonly string[]): Promise<number> {
  const work = await mkdtemp(join(tmpdir(), 'ashlar-folder-'))
  const adopted = join(work, 'adopted')
  const browser = await chromium.launch(await chromiumLaunch())
  let faults = 0
  try {
    await adoptFolder(folder, adopted)
    const { pages } = JSON.parse(await readFile(`${adopted}-report.json`, 'utf8')) as { pages: PageReport[] }
    const chosen = pages.filter(({ page }) => !wanted.length || wanted.some(word => page.includes(word)))
    console.log(
      row('page', 'window', 'alive', 'dead', 'errors', 'shift', 'words', 'pictures', 'scripts', 'menu'),
    )
    for (const { page, output, scripts } of chosen) {
      for (const options of WINDOWS) {
        const before = await contentBefore(browser, options, folder, page)
        const { seen, content, menu } = await visit(browser, options, adopted, output)
        const lost = compareContent(before, content)
        const reasons = [
          ...seen.dead.map(block => `dead: ${block}`),
          ...seen.errors.map(error => `error: ${error.slice(0, 160)}`),
          ...(seen.shift > 0.01 ? [`moves: ${seen.moved}`] : []),
          ...(lost.words.length ? [`lost: ${lost.words.join(' ').slice(0, 200)}`] : []),
          ...(lost.closed ? [`${lost.closed} words are in closed panels`] : []),
          ...lost.pictures.map(name => `no picture: ${name}`),
          ...menu,
        ]
        console.log(
          row(
            output.slice(-38),
            `${options.viewport.width}`,
            `${seen.alive}`,
            `${seen.dead.length}`,
            `${seen.errors.length}`,
            seen.shift.toFixed(4),
            percent(lost.shareOfWords),
            percent(lost.shareOfPictures),
            scripts.before ? `1/${(scripts.before / scripts.after).toFixed(1)}` : '-',
            menu.length ? 'fails' : 'works',
          ),
        )
        for (const reason of new Set(reasons)) console.log(`    ${reason}`)
        if (reasons.length) faults++
      }
    }
  } finally {
    await browser.close()
    await rm(work, { recursive: true, force: true })
  }
  console.log(`\n${faults} visits with a remark`)
  return faults
}

type Window = (typeof WINDOWS)[number]

async function contentBefore(
  browser: Browser,
  options: Window,
  folder: string,
  path: string,
): Promise<PageContent> {
  const { page, close } = await openSaved(browser, options, folder)
  await page.goto(`${SAVED}/${encodeURI(path)}`, { waitUntil: 'load' })
  await scrollThrough(page)
  const content = await readContent(page)
  await close()
  return content
}

async function visit(
  browser: Browser,
  options: Window,
  folder: string,
  path: string,
): Promise<{ seen: Observation; content: PageContent; menu: string[] }> {
  const { page, close } = await openSaved(browser, options, folder)
  const seen = await observePage(page, `${SAVED}/${encodeURI(path)}`)
  await scrollThrough(page)
  const content = await readContent(page, await walkSlides(page))
  const menu = options.viewport.width < 500 ? await tryAnyMenu(page) : []
  await close()
  return { seen, content, menu }
}

const percent = (share: number): string => `${Math.floor(share * 1000) / 10} %`

const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(40) + cells.map(cell => cell.padStart(10)).join('')
