import { html } from 'hono/html'
import type { VitalBucket } from '../database/measurements/lists.ts'
import { p75 } from '../database/measurements/quantiles.ts'
import type { Html } from '../pages/page.ts'
import { writeNumber } from './charts.ts'
import { table } from './owner-layout.ts'

/** Up to the first value a page is good, beyond the second poor, as web.dev has it; in ms, and as layout shift. */
const METRICS = {
  LCP: ['Largest content', 2500, 4000],
  INP: ['Answer to input', 200, 500],
  CLS: ['Layout shift', 0.1, 0.25],
  FCP: ['First content', 1800, 3000],
  TTFB: ['First byte', 800, 1800],
} as const

type Metric = keyof typeof METRICS

const NAMES = Object.keys(METRICS) as Metric[]

const shift = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, minimumFractionDigits: 2 })

const seconds = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unitDisplay: 'narrow',
  unit: 'second',
  maximumFractionDigits: 2,
  minimumFractionDigits: 2,
})

/** How quick each page was for three of four visitors. */
export function vitalsTable(buckets: readonly VitalBucket[]): Html {
  const pages = Map.groupBy(buckets, ({ page }) => page)
  const rows = [...pages].map(([page, own]) => {
    const loads = Math.max(...NAMES.map(name => sumOf(own.filter(({ metric }) => metric === name))))
    return html`<tr><th scope="row">${page}</th>${NAMES.map(name => cell(name, own))}<td class="number">${writeNumber(loads)}</td></tr>`
  })
  const heads = NAMES.map(name => `${METRICS[name][0]} (${name})`)
  return table(
    ['Page', ...heads, 'Page loads'],
    rows,
    'No page has been measured in this time.',
    'Speed by page',
  )
}

function cell(name: Metric, own: readonly VitalBucket[]): Html {
  const buckets = own
    .filter(({ metric }) => metric === name)
    .map(({ bucket, count }) => [bucket, count] as const)
  const value = p75(name, new Map(buckets))
  if (value === undefined) return html`<td class="number">–</td>`
  const [, good, poor] = METRICS[name]
  const verdict = value <= good ? 'good' : value <= poor ? 'middling' : 'poor'
  const shown = name === 'CLS' ? shift.format(value) : seconds.format(value / 1000)
  return html`<td class="number">${shown} <span class="verdict verdict--${verdict}">${verdict}</span></td>`
}

const sumOf = (buckets: readonly VitalBucket[]): number => buckets.reduce((sum, { count }) => sum + count, 0)
