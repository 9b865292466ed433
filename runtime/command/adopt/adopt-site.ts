import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { IndexedPage } from '../../../src/calls/search-index'
import { type FolderEntry, isPageName, readInside } from '../files/folder-files'
import { type OutputFolder, outputFolder } from '../files/output-folder'
import { decode } from '../html/page'
import type { Terminal } from '../terminal'
import { addressMap, type Missing, mappedStyles } from './addresses'
import { type AdoptedPage, type AdoptSettings, adoptPage, type PageReport } from './adopt-page'
import { localFiles } from './local-files'
import { type FetchedPictures, fetchPictures } from './pictures/fetch-pictures'
import type { Reach } from './pictures/public-network'
import { type FilePlan, planFiles, RELEASE } from './plan-files'
import {
  mergedRedirects,
  nginxMap,
  type Redirect,
  redirectsOf,
  sortedRedirects,
  withoutPages,
} from './redirects'
import { type ReleaseWeight, releaseWeight } from './script-weight'
import { writeSearch } from './search-files'
import { RESULTS_PAGE } from './site-search'

/** A site to adopt, and where to. */
export interface AdoptJob extends AdoptSettings {
  readonly root: string
  /** The new folder; `undefined` writes nothing. */
  readonly out: string | undefined
  /** The folder of the release that is copied. */
  readonly release: string
  /** How pictures of other servers are loaded; `undefined` reaches no network. */
  readonly reach: Omit<Reach, 'hosts'> | undefined
}

/** The report's facts about the whole site. */
export interface SiteSummary {
  readonly pages: number
  readonly files: number
  readonly failedPages: number
  readonly duplicates: ReadonlyMap<string, string>
  readonly leftOut: readonly FolderEntry[]
  /** Files whose names changed → their new names. */
  readonly renamed: ReadonlyMap<string, string>
  /** Files that style sheets name, by the style sheet. */
  readonly missingInStyles: ReadonlyMap<string, readonly Missing[]>
  /** `undefined` if none were asked for. */
  readonly fetched: FetchedPictures | undefined
}

/**
 * Writes a saved site as a folder that any static host serves, one file at a time.
 *
 * @param reported receives the report of each page once it is written.
 */
export async function adoptSite(
  job: AdoptJob,
  reported: (report: PageReport) => Promise<void>,
  terminal: Pick<Terminal, 'progress' | 'warn'>,
): Promise<SiteSummary> {
  const { root, out, release, hosts, reach } = job
  const plan = await planFiles(root)
  const fetched =
    reach && out !== undefined
      ? await fetchPictures(plan, { root, out, hosts, ...reach }, terminal)
      : undefined
  const redirects: Redirect[] = []
  const folder = out === undefined ? undefined : outputFolder(out)
  const weigh = await releaseWeight(release)
  const missingInStyles = new Map<string, readonly Missing[]>()
  const indexed: IndexedPage[] = []
  const searches: { readonly language: string; readonly results: string }[] = []
  let pages = 0
  let failedPages = 0
  let done = 0
  for (const [path, output] of plan.outputs) {
    done++
    if (plan.duplicates.has(path) || plan.added.has(path)) continue
    terminal.progress(`${done} of ${plan.outputs.size} files: ${path}`)
    const target = await folder?.place(output)
    if (isPageName(path)) {
      const { bytes, report, search, ...rest } = await adoptedPage(path, plan, job, weigh)
      if (rest.indexed) indexed.push(rest.indexed)
      if (search) searches.push(search)
      if (target !== undefined) await writeFile(target, bytes)
      await reported(report)
      redirects.push(...redirectsOf({ page: path, output, canonical: report.canonical }))
      pages++
      if (report.failed !== undefined) failedPages++
    } else if (path.endsWith('.css')) {
      const { bytes, missing } = adoptStyles(path, await readFile(join(root, path)), plan, job)
      if (target !== undefined) await writeFile(target, bytes)
      if (missing.length) missingInStyles.set(path, missing)
    } else if (target !== undefined) {
      await copyFile(join(root, path), target)
    }
  }
  for (const [page, original] of plan.duplicates) {
    const output = plan.outputs.get(original) ?? original
    redirects.push(...redirectsOf({ page, output, canonical: undefined }))
  }
  if (out !== undefined && folder) {
    await copyRelease(release, folder)
    if (await writeSearch(folder, indexed, searches, plan)) {
      redirects.push(...redirectsOf({ page: RESULTS_PAGE, output: RESULTS_PAGE, canonical: undefined }))
    }
    const { kept, refused } = withoutPages(sortedRedirects(redirects), [...plan.outputs.values()])
    for (const { from, to } of refused) {
      terminal.warn(`${to} states ${from} as its address, which is another page: no redirect`)
    }
    await writeRedirects(root, out, folder, kept)
  }
  const renamed = new Map(
    [...plan.outputs].filter(
      ([path, output]) => path !== output && !plan.duplicates.has(path) && !plan.added.has(path),
    ),
  )
  const { duplicates, leftOut } = plan
  return {
    pages,
    files: plan.bytes.size,
    failedPages,
    duplicates,
    leftOut,
    renamed,
    missingInStyles,
    fetched,
  }
}

async function adoptedPage(
  path: string,
  plan: FilePlan,
  job: AdoptJob,
  weigh: ReleaseWeight,
): Promise<AdoptedPage> {
  const bytes = await readFile(join(job.root, path))
  try {
    return adoptPage(path, bytes, plan, job, weigh)
  } catch (cause) {
    const failed = cause instanceof Error ? cause.message : String(cause)
    const scripts = { before: 0, after: 0, unmeasured: 0 }
    const nothing = { blocks: [], forms: [], removedScripts: [], missing: [], remote: [] }
    const output = plan.outputs.get(path) ?? path
    return { bytes, report: { page: path, output, failed, ...nothing, scripts } }
  }
}

function adoptStyles(
  path: string,
  bytes: Buffer,
  plan: FilePlan,
  { hosts }: AdoptJob,
): { bytes: Buffer; missing: readonly Missing[] } {
  const { text, encoding } = decode(bytes)
  const { map, missing } = addressMap(path, localFiles(plan.bytes, new Set(hosts)), plan.outputs)
  const mapped = mappedStyles(text, map)
  return { bytes: mapped === undefined ? bytes : Buffer.from(mapped, encoding), missing }
}

/** Writes `_redirects` into the new folder, and the map for nginx beside it. */
async function writeRedirects(
  root: string,
  out: string,
  folder: OutputFolder,
  redirects: readonly Redirect[],
): Promise<void> {
  // The saved site's own: those in `out` may be of an earlier run.
  const own = (await readInside(root, '_redirects')) ?? ''
  const merged = mergedRedirects(own, redirects)
  if (merged) await writeFile(await folder.place('_redirects'), merged)
  const map = `${out}-redirects.map`
  await rm(map, { force: true })
  await writeFile(map, nginxMap(redirects))
}

/** Files of `dist` that no page loads: source maps, the other flavour, types, the package and this program. */
const NOT_FOR_PAGES =
  /\.map$|^(lite|package|types|schemas|cli)$|^(custom-elements|html-custom-data)\.json$|^spec\.js$/

async function copyRelease(from: string, folder: OutputFolder): Promise<void> {
  const waiting = ['']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const name = posix.join(path, entry.name)
      if (NOT_FOR_PAGES.test(name)) continue
      if (entry.isDirectory()) waiting.push(name)
      else await copyFile(join(from, name), await folder.place(posix.join(RELEASE, name)))
    }
  }
}
