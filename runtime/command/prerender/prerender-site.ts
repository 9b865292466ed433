import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPageName, isUnreachable, NOT_UTF8, walkFolder } from '../files/folder-files'
import type { Terminal } from '../terminal'
import { releaseFinder } from './page-release'
import { sizeReader } from './picture-sizes'
import { type PrerenderedPage, prerenderPage } from './prerender-page'
import { undone } from './undo'

/** Pages to change in their folder. */
interface PrerenderJob {
  readonly root: string
  readonly isUndo: boolean
  /** Writes nothing. */
  readonly isDry: boolean
  /** Keeps the link to the style sheet. */
  readonly isLinked: boolean
}

/** Prerenders the pages of a folder one after the other, or undoes it. */
export async function* prerenderSite(
  { root, isUndo, isDry, isLinked }: PrerenderJob,
  { progress }: Pick<Terminal, 'progress'>,
): AsyncGenerator<PrerenderedPage> {
  const tools = { findRelease: releaseFinder(root), readSize: sizeReader(root), isLinked }
  let count = 0
  // Listed first, so that no page is met again under the name of its temporary file.
  const pages: string[] = []
  for await (const entry of walkFolder(root)) {
    const { path, leftOut } = entry
    if (isUnreachable(entry)) yield failedPage(path, `the file or folder ${NOT_UTF8}`)
    else if (!leftOut && isPageName(path)) pages.push(path)
  }
  for (const path of pages.sort()) {
    progress(`${++count} of ${pages.length} pages: ${path}`)
    try {
      const file = join(root, path)
      const bytes = await readFile(file)
      const done = isUndo ? undoPage(path, bytes) : await prerenderPage(path, bytes, tools)
      if (done.report.isChanged && !isDry) await replace(file, done.bytes)
      yield done.report
    } catch (cause) {
      yield failedPage(path, cause instanceof Error ? cause.message : String(cause))
    }
  }
}

const failedPage = (page: string, failed: string): PrerenderedPage => ({
  page,
  isChanged: false,
  blocks: [],
  pictures: 0,
  preloads: 0,
  failed,
})

function undoPage(path: string, bytes: Buffer): { bytes: Buffer; report: PrerenderedPage } {
  const result = undone(bytes)
  const isChanged = !result.equals(bytes)
  return { bytes: result, report: { page: path, isChanged, blocks: [], pictures: 0, preloads: 0 } }
}

/** Replaces a page at once, so that an interruption leaves it whole. */
async function replace(file: string, bytes: Buffer): Promise<void> {
  const target = await realpath(file)
  const { mode } = await stat(target)
  const other = `${target}.ashlar`
  // One that is there may be a link out of the folder.
  await rm(other, { force: true })
  await writeFile(other, bytes, { mode, flag: 'wx' })
  await rename(other, target)
}
