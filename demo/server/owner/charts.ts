import { html } from 'hono/html'
import { p75 } from '../database/measurements/count.ts'
import type { DayCount, VitalBucket } from '../database/measurements/statistics.ts'
import type { Html } from '../pages/page.ts'
import { table } from './owner-layout.ts'

const HEIGHT = 120
/** Width of a day and of its bar. */
const STEP = 12
const BAR = 8

const number = new Intl.NumberFormat('en-GB')

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const writeNumber = (value: number): string => number.format(value)

export const writeDay = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`))

/** Draws views as outlined bars and visits as filled ones inside them; each bar's title gives both numbers. */
export function dayChart(days: readonly DayCount[]): Html {
  const highest = Math.max(0, ...days.map(({ views }) => views))
  const max = Math.max(1, highest)
  const heightOf = (value: number): number => Math.round((value / max) * HEIGHT * 10) / 10
  const width = days.length * STEP
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return html`<figure class="chart">
    <figcaption>
      <span class="key"><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="views" x="1" y="1" width="8" height="8"></rect></svg> Page views</span>
      <span class="key"><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="visits" x="1" y="1" width="8" height="8"></rect></svg> Visits</span>
      <span>Highest day: ${writeNumber(highest)} ${highest === 1 ? 'page view' : 'page views'}</span>
    </figcaption>
    <svg viewBox="0 0 ${width} ${HEIGHT + 2}" preserveAspectRatio="none" role="img" aria-label="Page views and visits by day; the table below has the numbers">
      ${days.map(({ day, views, visits }, index) => {
        const x = index * STEP + (STEP - BAR) / 2
        return html`<g><title>${writeDay(day)}: ${writeNumber(views)} page views, ${writeNumber(visits)} visits</title>
          <rect class="room" x="${index * STEP}" y="0" width="${STEP}" height="${HEIGHT}"></rect>
          <rect class="views" x="${x}" y="${HEIGHT - heightOf(views)}" width="${BAR}" height="${heightOf(views)}"></rect>
          <rect class="visits" x="${x}" y="${HEIGHT - heightOf(visits)}" width="${BAR}" height="${heightOf(visits)}"></rect></g>`
      })}
      <line class="ground" x1="0" x2="${width}" y1="${HEIGHT}" y2="${HEIGHT}"></line>
    </svg>
    <div class="ends"><span>${writeDay(first)}</span><span>${writeDay(last)}</span></div>
  </figure>`
}

/** Draws a bar in proportion to its share; the number is shown beside it. */
export function shareBar(value: number, max: number): Html {
  const width = max > 0 ? Math.max(0.5, Math.round((value / max) * 1000) / 10) : 0
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="visits" x="0" y="0" width="${value > 0 ? width : 0}" height="8"></rect></svg>`
}

/** Thresholds of "good" and "poor" by web.dev, in ms or as layout shift. */
const METRICS = {
  LCP: ['Largest content', 2500, 4000],
  INP: ['Input delay', 200, 500],
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

/** Shows the 75th percentile of each metric per page. */
export function vitalsTable(buckets: readonly VitalBucket[]): Html {
  const pages = Map.groupBy(buckets, ({ page }) => page)
  const rows = [...pages].map(([page, own]) => {
    const loads = Math.max(...NAMES.map(name => sumOf(own.filter(({ metric }) => metric === name))))
    return html`<tr><th scope="row">${page}</th>${NAMES.map(name => cell(name, own))}<td class="number">${writeNumber(loads)}</td></tr>`
  })
  const heads = NAMES.map(name => `${METRICS[name][0]} (${name})`)
  return table(['Page', ...heads, 'Page loads'], rows, 'No measurements in this period.', 'Speed by page')
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
