import { existsSync, readFileSync } from 'node:fs'

/** A page of a benchmark with the medians of its runs: bytes, milliseconds and counts. */
export interface BenchRow {
  readonly page: string
  readonly group: string
  readonly title: string
  readonly values: Readonly<Record<string, number>>
}

/** The machine, the browser and the date of a measurement. */
export interface Measured {
  readonly date: string
  readonly machine: {
    readonly cpu: string
    readonly cores: number
    readonly memoryGb: number
    readonly system: string
  }
  readonly node: string
  readonly chromium: string
  /** Known disturbances of the measurement, if any. */
  readonly note?: string
}

/** `pages.json`, which `npm run bench -- --peers` writes. */
export interface PageResults extends Measured {
  readonly runs: number
  readonly rows: readonly BenchRow[]
}

/** `growth.json`, which `npm run bench -- --growth` writes. */
export interface GrowthResults extends Measured {
  readonly rows: readonly {
    readonly kind: string
    readonly amount: number
    readonly flavour: 'react' | 'lite'
    readonly heap: number
    readonly workMs: number
  }[]
}

const FOLDER = `${import.meta.dirname}/../../../test/bench/results`

function read<Results>(name: string): Results | undefined {
  const file = `${FOLDER}/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined
}

export const pageResults = (): PageResults | undefined => read('pages')
export const growthResults = (): GrowthResults | undefined => read('growth')

/** A measure of a page, and how it is written. */
export interface Measure {
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly divisor: number
  readonly digits: number
}

/** The measures that the page of numbers compares; for all of them, less is better. */
export const MEASURES: readonly Measure[] = [
  { key: 'js', name: 'Scripts before a click', unit: 'kB', divisor: 1000, digits: 1 },
  { key: 'late', name: 'Scripts after a click', unit: 'kB', divisor: 1000, digits: 1 },
  { key: 'css', name: 'Style sheets', unit: 'kB', divisor: 1000, digits: 1 },
  { key: 'requests', name: 'Requests', unit: '', divisor: 1, digits: 0 },
  { key: 'fcp', name: 'First paint', unit: 'ms', divisor: 1, digits: 0 },
  { key: 'lcp', name: 'Largest paint', unit: 'ms', divisor: 1, digits: 0 },
  { key: 'cls', name: 'Layout shift', unit: '', divisor: 1, digits: 3 },
  { key: 'tbt', name: 'Main thread blocked', unit: 'ms', divisor: 1, digits: 0 },
  { key: 'ready:next', name: 'Slideshow answers after', unit: 'ms', divisor: 1, digits: 0 },
  { key: 'ready:lightbox', name: 'Lightbox answers after', unit: 'ms', divisor: 1, digits: 0 },
  { key: 'heap', name: 'Memory', unit: 'MB', divisor: 1_000_000, digits: 2 },
]

/** The measures that some page of a group has. */
export const measuresOf = (rows: readonly BenchRow[]): readonly Measure[] =>
  MEASURES.filter(({ key }) => rows.some(({ values }) => values[key] !== undefined))

const isOurs = ({ title }: BenchRow): boolean => title.startsWith('Ashlar')

/** A measure in which a page without Ashlar is better than each page with it. */
export interface BetterPeer {
  readonly measure: Measure
  readonly peer: BenchRow
  readonly ours: BenchRow
}

/** Lists the measures of a group in which another is better than the best of ours. */
export function betterPeers(rows: readonly BenchRow[]): readonly BetterPeer[] {
  return measuresOf(rows).flatMap(measure => {
    const best = (found: readonly BenchRow[]): BenchRow | undefined =>
      found
        .filter(({ values }) => values[measure.key] !== undefined)
        .toSorted((one, other) => amountOf(one, measure) - amountOf(other, measure))[0]
    const ours = best(rows.filter(isOurs))
    const peer = best(rows.filter(row => !isOurs(row)))
    if (!ours || !peer) return []
    return written(peer, measure) !== written(ours, measure) &&
      amountOf(peer, measure) < amountOf(ours, measure)
      ? [{ measure, peer, ours }]
      : []
  })
}

const amountOf = ({ values }: BenchRow, { key, divisor }: Measure): number =>
  (values[key] ?? Number.POSITIVE_INFINITY) / divisor

/** A value of a page without its unit; a dash if it was not measured. */
export const written = (row: BenchRow, measure: Measure): string =>
  row.values[measure.key] === undefined ? '–' : amountOf(row, measure).toFixed(measure.digits)
