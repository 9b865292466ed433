import { table } from '../blocks/table.ts'
import { escapeHtml } from '../highlight.ts'
import {
  type BenchRow,
  betterPeers,
  type GrowthResults,
  growthResults,
  MEASURES,
  type Measure,
  type Measured,
  measuresOf,
  type PageResults,
  pageResults,
  written,
} from './results.ts'

/** Charts of the benchmark, and how it was measured; text alone before its first run. */
export function speed(): string {
  const pages = pageResults()
  const growth = growthResults()
  return `${pages ? beside(pages) : ''}${growth ? growing(growth) : ''}${method(pages)}`
}

const heading = (id: string, title: string): string =>
  `<h2 id="${id}" tabindex="-1"><a href="#${id}">${escapeHtml(title)}</a></h2>\n`

const DATES = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The day and the machine of results. */
function where({ date, machine, chromium, note }: Measured): string {
  const { cpu, cores, memoryGb } = machine
  return `<p>Measured on <time datetime="${date}">${DATES.format(new Date(date))}</time> in Chromium ${chromium.split('.')[0]}, on ${cores} cores of an ${escapeHtml(cpu)} with ${memoryGb} GB.${note ? ` ${escapeHtml(note)}` : ''}</p>\n`
}

/** The names of groups in which another library, or plain HTML, stands beside ours. */
function beside(results: PageResults): string {
  const groups = [...Map.groupBy(results.rows, ({ group }) => group)].filter(
    ([, rows]) => rows.length > 2 && rows.some(({ title }) => !title.startsWith('Ashlar')),
  )
  return `${heading('peers', 'Beside others')}
<p>The same page, made with Ashlar, in plain HTML, and with the libraries that one would choose for it, each installed and bundled as its documentation says. Smaller is better in every chart. In the charts, React and Preact are the two builds of Ashlar; with an asterisk, the page <a href="../../guides/first-paint/">names their files</a> in its head.</p>
${where(results)}${groups.map(([name, rows], at) => group(name, rows, at)).join('\n')}`
}

const CHARTED: readonly (readonly [title: string, keys: readonly string[]])[] = [
  ['Kilobytes before a click', ['js', 'css']],
  ['Milliseconds until the first and the largest paint', ['fcp', 'lcp']],
  ['Milliseconds until a click has its effect', ['ready:next', 'ready:lightbox']],
]

function group(name: string, rows: readonly BenchRow[], at: number): string {
  const charts = CHARTED.flatMap(([title, keys]) => {
    const measures = MEASURES.filter(
      ({ key }) => keys.includes(key) && rows.every(({ values }) => values[key] !== undefined),
    )
    return measures.length > 0 ? chart(title, rows, measures, keys.includes('js')) : []
  })
  const measures = measuresOf(rows)
  return `<h3 id="group-${at}" tabindex="-1">${escapeHtml(name)}</h3>
${charts.join('\n')}
${table(
  `Medians: ${name}`,
  ['Page', ...measures.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))],
  rows.map(
    row =>
      `<tr><th scope="row">${escapeHtml(row.title)}</th>${measures.map(measure => `<td>${written(row, measure)}</td>`).join('')}</tr>`,
  ),
)}${better(name, rows)}`
}

/** Names that fit below a bar. The tables have the whole ones. */
const SHORT_NAMES: readonly (readonly [title: RegExp, short: string])[] = [
  [/^no script/, 'No script'],
  [/^plain HTML/, 'Plain HTML'],
  [/^Ashlar, .*named.*, (React|Preact)$/, '$1*'],
  [/^Ashlar, (?:.*, )?(React|Preact)$/, '$1'],
  [/^React, hydrated.*/, 'React alone'],
  [/^React and Radix.*/, 'Radix'],
  [/^React Hook Form.*/, 'Hook Form'],
  [/^(Web Awesome|Shoelace|is-land|Embla|Splide)\b.*/, '$1'],
]

/** The name of a page as it stands in a chart. */
export function shortName(title: string): string {
  const [pattern, short] = SHORT_NAMES.find(([pattern]) => pattern.test(title)) ?? []
  return pattern && short ? (title.replace(pattern, short).split(':')[0] ?? title) : title
}

function chart(
  caption: string,
  rows: readonly BenchRow[],
  measures: readonly Measure[],
  isSum: boolean,
): string {
  const head = measures.map(({ name }) => `<th scope="col">${name}</th>`).join('')
  const body = rows
    .map(
      row =>
        `<tr><th scope="row">${escapeHtml(shortName(row.title))}</th>${measures.map(measure => `<td>${written(row, measure)}</td>`).join('')}</tr>`,
    )
    .join('')
  const data = isSum ? ` data-block-json='{"kind":"stacked"}'` : ''
  return `<ashlar-chart${data}><table><caption>${escapeHtml(caption)}</caption><thead><tr><th scope="col">Page</th>${head}</tr></thead><tbody>${body}</tbody></table></ashlar-chart>`
}

function better(name: string, rows: readonly BenchRow[]): string {
  const found = betterPeers(rows)
  if (found.length === 0) return ''
  return `<p>Where others are better:</p>
${table(
  `Where others are better: ${name}`,
  ['Measure', 'Best other', 'Best of ours'],
  found.map(({ measure, peer, ours }) => {
    const cell = (row: BenchRow): string =>
      `${escapeHtml(row.title)}: ${written(row, measure)}${measure.unit && ` ${measure.unit}`}`
    return `<tr><th scope="row">${measure.name}</th><td>${cell(peer)}</td><td>${cell(ours)}</td></tr>`
  }),
)}`
}

/** Memory of pages with more and more accordions. */
function growing(results: GrowthResults): string {
  const rows = results.rows.filter(({ kind }) => kind === 'accordions')
  const amounts = [...new Set(rows.map(({ amount }) => amount))].sort((one, other) => one - other)
  const heap = (amount: number, flavour: 'react' | 'lite'): string => {
    const found = rows.find(row => row.amount === amount && row.flavour === flavour)
    return found ? (found.heap / 1_000_000).toFixed(2) : '–'
  }
  const body = amounts
    .map(
      amount =>
        `<tr><th scope="row">${amount.toLocaleString('en')}</th><td>${heap(amount, 'react')}</td><td>${heap(amount, 'lite')}</td></tr>`,
    )
    .join('')
  return `${heading('growth', 'Many blocks')}
<p>A page loads what comes near its viewport: memory grows with the HTML, not with React.</p>
<ashlar-chart><table><caption>Megabytes of script memory by the number of accordions</caption><thead><tr><th scope="col">Accordions</th><th scope="col">React</th><th scope="col">Preact</th></tr></thead><tbody>${body}</tbody></table></ashlar-chart>
${where(results)}`
}

const method = (pages: PageResults | undefined): string => `${heading('method', 'How it is measured')}
<p><code>npm run bench -- --peers</code> loads every page ${pages ? pages.runs : 5} times, page after page in rounds, on a slow phone (the processor four times slower, 412 px wide) and Slow 4G (150 ms, 1.6 Mbit/s), from a server with HTTP/2 and Brotli, without a cache. The tables have the medians; <code>test/bench/results</code> keeps every value with its spread. “Answers” is the time from the start of the page until a click has its effect, if one clicks from the start on.</p>
<p>Times of another machine mislead: compare the rows of a table, not two tables. Bytes and requests are the same everywhere.</p>
<p>A library for one purpose is smaller than a block: a page with nothing but a carousel loads less from Embla, one with nothing but a lightbox less from PhotoSwipe. What all blocks share pays off from the second or third block on.</p>
`
