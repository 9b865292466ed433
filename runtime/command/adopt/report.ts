import { type FileHandle, open, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { version } from '../../../package.json'
import type { PageReport } from './adopt-page'
import type { SiteSummary } from './adopt-site'
import { pageRow, REPORT_END, REPORT_START, summaryRows } from './report-html'

/** The sums of all pages. */
export interface Totals {
  readonly pages: number
  readonly failedPages: number
  readonly files: number
  readonly aliveBlocks: number
  readonly staticBlocks: number
  readonly unknownBlocks: number
  readonly formsWithoutTarget: number
  readonly missingFiles: number
  readonly removedScripts: number
  readonly scriptBytesBefore: number
  readonly scriptBytesAfter: number
}

/** Writes a report while pages are adopted. */
export interface ReportWriter {
  readonly add: (page: PageReport) => Promise<void>
  /** Completes the files. */
  readonly end: (summary: SiteSummary) => Promise<Totals>
  /** Closes the files, complete or not. */
  readonly close: () => Promise<void>
}

/**
 * Writes `PATH.html` and `PATH.json`, page by page.
 *
 * @param path `undefined` only adds up.
 */
export async function reportWriter(path: string | undefined): Promise<ReportWriter> {
  const files = path === undefined ? [] : [await newFile(`${path}.html`), await newFile(`${path}.json`)]
  const [html, json] = files
  const folder = basename(path ?? '').replace(/-report$/, '')
  const write = async (file: FileHandle | undefined, text: string): Promise<void> =>
    void (await file?.write(text))
  const sums: Record<keyof Totals, number> = {
    pages: 0,
    failedPages: 0,
    files: 0,
    aliveBlocks: 0,
    staticBlocks: 0,
    unknownBlocks: 0,
    formsWithoutTarget: 0,
    missingFiles: 0,
    removedScripts: 0,
    scriptBytesBefore: 0,
    scriptBytesAfter: 0,
  }
  await write(html, REPORT_START)
  await write(json, `{\n"version": ${JSON.stringify(version)},\n"pages": [`)
  return {
    async add(page) {
      await write(html, pageRow(folder, page))
      await write(json, `${sums.pages ? ',' : ''}\n${JSON.stringify(page)}`)
      sums.pages++
      for (const { state } of page.blocks) sums[`${state}Blocks`]++
      sums.formsWithoutTarget += page.forms.filter(({ target }) => target === undefined).length
      sums.missingFiles += page.missing.length
      sums.removedScripts += page.removedScripts.length
      sums.scriptBytesBefore += page.scripts.before
      sums.scriptBytesAfter += page.scripts.after
      if (page.failed !== undefined) sums.failedPages++
    },
    async end(summary) {
      sums.files = summary.files
      const { duplicates, renamed, missingInStyles, leftOut, fetched } = summary
      const site = {
        duplicates: Object.fromEntries(duplicates),
        renamed: Object.fromEntries(renamed),
        missingInStyles: Object.fromEntries(missingInStyles),
        leftOut,
        ...(fetched && {
          fetchedPictures: Object.fromEntries(fetched.hosts),
          unfetchedPictures: Object.fromEntries(fetched.failed),
          cleanedPictures: Object.fromEntries(fetched.cleaned),
        }),
      }
      await write(html, summaryRows(sums, site) + REPORT_END)
      await write(json, `\n],\n"site": ${JSON.stringify(site)},\n"totals": ${JSON.stringify(sums)}\n}\n`)
      return sums
    },
    async close() {
      for (const file of files) await file.close()
    },
  }
}

/** Opens a file that replaces what has its name, such as a link. */
async function newFile(path: string): Promise<FileHandle> {
  await rm(path, { force: true })
  return open(path, 'wx')
}
