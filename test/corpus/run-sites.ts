import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../browsers/find-chromium.ts'
import { statedSizes } from './corpus-pages.ts'
import { loadedScripts } from './loaded-scripts.ts'
import { observePage } from './observe-page.ts'
import { openOffline } from './open-offline.ts'
import { type SavedSite, SITES, writeSite } from './saved-site.ts'
import { adoptFolder, serveFolder } from './serve-folder.ts'
import { type Input, tryMenu } from './try-menu.ts'

/** The most that our scripts may weigh, as a share of the builder's. */
const SHARES = { react: 1 / 8, lite: 1 / 15 } as const

const MAX_SHIFT = 0.01

/** Files that the report may omit because a visit loads them later, such as those of a gallery's arrows. */
const MAX_UNREPORTED = 0.1

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

interface PageReport {
  readonly output: string
  readonly scripts: { readonly before: number; readonly after: number }
}

/** Adopts whole saved sites, visits their pages on a phone, and prints a table. Returns the number of faults. */
export async function runSites(corpus: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-sites-'))
  const browser = await chromium.launch(await chromiumLaunch())
  let faults = 0
  try {
    console.log(`\n${row('page on a phone', 'alive', 'dead', 'errors', 'shift', 'React', 'Preact', 'menu')}`)
    for (const site of SITES) {
      const saved = join(folder, site.name)
      await writeSite(site, corpus, saved)
      await adoptFolder(saved, `${saved}-react`)
      await adoptFolder(saved, `${saved}-lite`, '--lite')
      faults += await visitSite(browser, site, saved, corpus)
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
  console.log(`\n${faults} faults on whole sites`)
  return faults
}

async function visitSite(
  browser: Browser,
  { name, pages }: SavedSite,
  saved: string,
  corpus: string,
): Promise<number> {
  const server = await serveFolder(`${saved}-react`)
  const lite = await serveFolder(`${saved}-lite`)
  const weights = { react: await weightsOf(`${saved}-react`), lite: await weightsOf(`${saved}-lite`) }
  let faults = 0
  try {
    for (const [path, fragments] of Object.entries(pages)) {
      const sizes = statedSizes(await Promise.all(fragments.map(fragment => fragmentOf(corpus, fragment))))
      const { page, close } = await openOffline(browser, PHONE, server.address, sizes)
      const loaded = { react: loadedScripts(page), lite: async () => 0 }
      const { alive, dead, errors, shift, moved, grown } = await observePage(
        page,
        `${server.address}/${path}`,
      )
      const menu: string[] = []
      for (const input of ['touch', 'keyboard'] satisfies Input[]) menu.push(...(await tryMenu(page, input)))
      const other = await openOffline(browser, PHONE, lite.address, sizes)
      loaded.lite = loadedScripts(other.page)
      await observePage(other.page, `${lite.address}/${path}`)
      const shares = { react: 1, lite: 1 }
      const unreported: string[] = []
      for (const flavour of ['react', 'lite'] as const) {
        const { before = 1, after = 0 } = weights[flavour].get(path) ?? {}
        const bytes = await loaded[flavour]()
        shares[flavour] = bytes / before
        if (after < bytes * (1 - MAX_UNREPORTED))
          unreported.push(`the report says ${after} bytes, the page loads ${bytes} (${flavour})`)
      }
      await close()
      await other.close()
      const reasons = [
        ...dead.map(block => `dead: ${block}`),
        ...errors.map(error => `error: ${error.slice(0, 160)}`),
        ...(shift > MAX_SHIFT ? [`moves: ${moved}`, ...grown] : []),
        ...(shares.react > SHARES.react ? ['React is too heavy'] : []),
        ...(shares.lite > SHARES.lite ? ['Preact is too heavy'] : []),
        ...unreported,
        ...menu,
      ]
      const share = (of: number): string => `1/${(1 / of).toFixed(1)}`
      console.log(
        row(
          `${name}/${path}`,
          `${alive}`,
          `${dead.length}`,
          `${errors.length}`,
          shift.toFixed(4),
          share(shares.react),
          share(shares.lite),
          menu.length ? 'fails' : 'works',
        ),
      )
      for (const reason of reasons) console.log(`    ${reason}`)
      if (reasons.length) faults++
    }
  } finally {
    server.stop()
    lite.stop()
  }
  return faults
}

const fragmentOf = async (corpus: string, name: string): Promise<{ name: string; html: string }> => ({
  name,
  html: await readFile(join(corpus, 'fragments', `${name}.html`), 'utf8'),
})

/** The weight of each page's scripts, by the report. */
async function weightsOf(site: string): Promise<ReadonlyMap<string, PageReport['scripts']>> {
  const { pages } = JSON.parse(await readFile(`${site}-report.json`, 'utf8')) as { pages: PageReport[] }
  return new Map(pages.map(({ output, scripts }) => [output, scripts]))
}

const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(24) + cells.map(cell => cell.padStart(10)).join('')
