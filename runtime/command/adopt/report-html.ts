import type { FolderEntry } from '../files/folder-files'
import type { Missing } from './addresses'
import type { PageReport } from './adopt-page'

/** The start of the report; the summary is written last and shown first. */
export const REPORT_START = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Adoption report</title>
<style>
  body { display: flex; flex-direction: column; max-inline-size: 70rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui }
  .summary { order: -1 }
  table { border-collapse: collapse; inline-size: 100% }
  th, td { padding: .2rem .6rem; border-block-end: 1px solid #ddd; text-align: start; vertical-align: top; overflow-wrap: anywhere }
  details { border-block-end: 1px solid #ddd; padding-block: .4rem }
  summary { cursor: pointer; overflow-wrap: anywhere }
  summary img { inline-size: 4rem; block-size: 3rem; margin-inline: .5rem; object-fit: cover; vertical-align: middle }
  .unknown, .failed { color: #b00020 }
  .alive { color: #1b6e3c }
</style>
<h2>Pages</h2>
`

export const REPORT_END = '</html>\n'

const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const list = (title: string, items: readonly string[]): string =>
  items.length ? `<h4>${title}</h4><ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>` : ''

const bytes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const kilobytes = (count: number): string => `${bytes.format(count / 1000)} kB`

const missing = ({ kind, address }: Missing): string => `${escaped(kind)}: ${escaped(address)}`

/**
 * One page of the report.
 *
 * @param folder the URL of the new folder, from the report.
 */
export function pageRow(
  folder: string,
  {
    page,
    picture,
    output,
    failed,
    blocks,
    forms,
    removedScripts,
    missing: gone,
    remote,
    scripts,
  }: PageReport,
): string {
  const count = (wanted: string): number => blocks.filter(({ state }) => state === wanted).length
  const title =
    failed === undefined
      ? `<span class="alive">${count('alive')} alive</span>, ${count('static')} static, <span class="unknown">${count('unknown')} unknown</span>, ${gone.length} files missing, scripts ${kilobytes(scripts.before)} → ${kilobytes(scripts.after)}`
      : `<span class="failed">copied as it was: ${escaped(failed)}</span>`
  const rows = blocks.map(
    ({ name, line, state, why = '' }) =>
      `<tr><td>${line}<td>${escaped(name)}<td class="${state}">${state}<td>${escaped(why)}`,
  )
  return `<details><summary>${picture === undefined ? '' : `<img src="${escaped(addressOf(folder, picture))}" alt="" loading="lazy">`}${escaped(page)}${page === output ? '' : ` → ${escaped(output)}`}: ${title}</summary>
${rows.length ? `<table><tr><th>Line<th>Block<th>State<th>Note${rows.join('')}</table>` : ''}
${list(
  'Forms',
  forms.map(
    ({ line, target, why = '' }) =>
      `line ${line}: ${escaped(target === undefined ? why : `sent to ${target}`)}`,
  ),
)}
${list('Missing from the export', gone.map(missing))}
${list('Loaded from other servers', remote.map(missing))}
${list('Removed scripts', removedScripts.map(escaped))}
${scripts.unmeasured ? `<p>${scripts.unmeasured} scripts on other servers are not counted.</p>` : ''}
</details>
`
}

const addressOf = (folder: string, path: string): string =>
  [folder, ...path.split('/')].map(encodeURIComponent).join('/')

/** The report's sections about the whole site. */
interface SiteRows {
  readonly duplicates: Readonly<Record<string, string>>
  readonly renamed: Readonly<Record<string, string>>
  readonly missingInStyles: Readonly<Record<string, readonly Missing[]>>
  readonly leftOut: readonly FolderEntry[]
  /** Numbers by host. */
  readonly fetchedPictures?: Readonly<Record<string, number>>
  /** Reasons by address. */
  readonly unfetchedPictures?: Readonly<Record<string, string>>
  /** What SVG has lost, by address. */
  readonly cleanedPictures?: Readonly<Record<string, string>>
}

/**
 * The summary of the report.
 *
 * @param totals sums by name.
 */
export function summaryRows(
  totals: Readonly<Record<string, number>>,
  {
    duplicates,
    renamed,
    missingInStyles,
    leftOut,
    fetchedPictures = {},
    unfetchedPictures = {},
    cleanedPictures = {},
  }: SiteRows,
): string {
  const rows = Object.entries(totals).map(
    ([name, value]) =>
      `<tr><th>${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}<td>${bytes.format(value)}`,
  )
  const pairs = (record: Readonly<Record<string, string | number>>): string[] =>
    Object.entries(record).map(([one, other]) => `${escaped(one)} → ${escaped(other)}`)
  return `<div class="summary"><h1>Adoption report</h1>
<table>${rows.join('')}</table>
${list('Pages that equal another one', pairs(duplicates))}
${list('Renamed files', pairs(renamed))}
${list('Fetched pictures', pairs(fetchedPictures))}
${list('Pictures that could not be fetched', pairs(unfetchedPictures))}
${list('Left out of fetched pictures', pairs(cleanedPictures))}
${list(
  'Missing in style sheets',
  Object.entries(missingInStyles).flatMap(([file, gone]) =>
    gone.map(each => `${escaped(file)}: ${missing(each)}`),
  ),
)}
${list(
  'Left out',
  leftOut.map(({ path, leftOut: why }) => `${escaped(path)} ${escaped(why)}`),
)}
</div>
`
}
