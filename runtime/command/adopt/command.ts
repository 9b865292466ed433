import { access, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { overlap } from '../files/output-folder'
import { folderOf, listOf, type Subcommand, textOf, UsageError } from '../subcommand'
import type { Terminal } from '../terminal'
import { type AdoptJob, adoptSite, type SiteSummary } from './adopt-site'
import { patternOf } from './builder-scripts'
import { resolveName } from './pictures/public-network'
import { type ReportWriter, reportWriter, type Totals } from './report'

const USAGE = `Usage: ashlar adopt DIR --out OUT [options]

Turns a folder of saved pages into one that any static host serves: adds the tag to each page, removes the scripts of the
builder, makes addresses relative where the file is there, gives images that wait for a script their address, and copies
the release to OUT/ashlar. OUT-report.html and OUT-report.json say what became of each page and each block.
The folder's _redirects, and OUT-redirects.map for nginx, lead from the old addresses to the new ones.
It loads nothing from the network without --fetch-pictures.

  --out OUT         the new folder
  --forms URL       where forms are sent: an address of a form service, or mailto:…
  --site URL        the address that the site had; may be repeated. Canonical addresses of pages are known
  --keep PATTERN    keeps the builder's scripts whose address or text contains PATTERN (* for any text); may be repeated
  --fetch-pictures  loads the pictures that pages name on other servers, from those servers only, into the new folder
  --fetch-host HOST loads pictures from HOST whatever its address and port, such as 10.0.0.7:8080; may be repeated
  --lite            copies the Preact build
  --dry-run         writes nothing
  --force           writes into a folder that is not empty; files of the same name are replaced
  --json            prints a summary as JSON
  --help            shows this text

Exit codes: 0 success, 1 pages that could not be read, 2 wrong usage.`

/** `ashlar adopt`: turns a folder of saved pages into one that any static host serves. */
export const ADOPT: Subcommand = {
  summary: 'turns a folder of saved pages into one that any static host serves',
  usage: USAGE,
  options: {
    out: { type: 'string' },
    forms: { type: 'string' },
    site: { type: 'string', multiple: true },
    keep: { type: 'string', multiple: true },
    'fetch-pictures': { type: 'boolean' },
    'fetch-host': { type: 'string', multiple: true },
    lite: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async start(args, { terminal, dist, resolve: resolveHost = resolveName }) {
    const { values } = args
    const root = await folderOf(args)
    const named = textOf(args, 'out')
    if (named === undefined) throw new UsageError('name the new folder: --out OUT')
    const out = resolve(named)
    if (await overlap(root, out))
      throw new UsageError('the new folder must be neither in the other one nor around it')
    const isDry = values['dry-run'] === true
    if (!isDry && values['force'] !== true) await mustBeFree(out)
    const release = values['lite'] ? join(dist, 'lite') : dist
    await access(join(release, 'manifest.json')).catch(() => {
      throw new Error(`there is no release in ${release}`)
    })

    const job = {
      root,
      out: isDry ? undefined : out,
      release,
      kept: listOf(args, 'keep').map(patternOf),
      forms: formTarget(textOf(args, 'forms')),
      hosts: listOf(args, 'site').map(name => hostOf(name)),
      reach: values['fetch-pictures']
        ? {
            resolve: resolveHost,
            trusted: new Set(listOf(args, 'fetch-host').map(name => hostOf(name, '--fetch-host'))),
          }
        : undefined,
    }
    if (!isDry) await mkdir(dirname(out), { recursive: true })
    const report = await reportWriter(isDry ? undefined : `${out}-report`)
    const { summary, totals } = await reported(job, report, terminal).finally(report.close)
    const written = isDry
      ? {}
      : { out, report: [`${out}-report.html`, `${out}-report.json`], redirects: `${out}-redirects.map` }
    if (values['json']) terminal.writeText(JSON.stringify({ ...totals, ...written }, null, 2))
    else {
      for (const [name, value] of Object.entries(totals)) terminal.write(`${name}: ${value}`)
      terminal.write(isDry ? 'dry run: nothing is written' : `written: ${out}, ${out}-report.html`)
    }
    return summary.failedPages > 0 ? 1 : 0
  },
}

async function reported(
  job: AdoptJob,
  report: ReportWriter,
  terminal: Terminal,
): Promise<{ summary: SiteSummary; totals: Totals }> {
  const summary = await adoptSite(job, report.add, terminal)
  return { summary, totals: await report.end(summary) }
}

async function mustBeFree(out: string): Promise<void> {
  const names = await readdir(out).catch(() => [])
  if (names.length > 0) throw new UsageError(`${out} is not empty; --force writes into it all the same`)
  for (const ending of ['report.html', 'report.json', 'redirects.map']) {
    const file = `${out}-${ending}`
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere) throw new UsageError(`${file} exists; --force replaces it`)
  }
}

function formTarget(written: string | undefined): string | undefined {
  if (written === undefined) return undefined
  if (!/^(https?:\/\/[^/]|mailto:.+@|\/)/.test(written)) {
    throw new UsageError(`--forms takes an address such as https://… or mailto:…, not "${written}"`)
  }
  return written
}

function hostOf(written: string, option = '--site'): string {
  const address = /^https?:/i.test(written) ? written : `https://${written}`
  if (!URL.canParse(address)) throw new UsageError(`${option} takes an address, not "${written}"`)
  return new URL(address).host
}
