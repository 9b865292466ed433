import { html } from 'hono/html'
import { dayAt } from '../database/measurements/insert.ts'
import {
  type Counted,
  countDays,
  countForms,
  countMost,
  countOrders,
  countVitals,
  type DayCount,
  type ErrorGroup,
  type FormFunnel,
  groupErrors,
} from '../database/measurements/statistics.ts'
import type { Database } from '../database/open-database.ts'
import type { Html } from '../pages/page.ts'
import { dayChart, shareBar, vitalsTable, writeDay, writeNumber } from './charts.ts'
import { table, time } from './owner-layout.ts'

/** Selectable periods in days. */
const RANGES = [7, 30, 90] as const

const MAX_PAGES = 20

const MAX_ERRORS = 50

const DAY_MS = 24 * 3600_000

/** The period chosen in the address. */
export const daysOf = (text = ''): number => RANGES.find(days => `${days}` === text) ?? 30

/** Traffic, conversions, web vitals and errors of the last days, including today. */
export async function analyticsPage(db: Database, days: number, now = Date.now()): Promise<Html> {
  const since = dayAt(now - (days - 1) * DAY_MS)
  const [byDay, pages, sources, steps, orders, forms, errors] = await Promise.all([
    countDays(db, since),
    countMost(db, since, 'view', 'page', MAX_PAGES),
    countMost(db, since, 'source', 'label', MAX_PAGES),
    countMost(db, since, 'step', 'label', 10),
    countOrders(db, since),
    countForms(db, since),
    groupErrors(db, since, MAX_ERRORS),
  ])
  const vitals = await countVitals(
    db,
    since,
    pages.map(({ name }) => name),
  )
  const every = everyDay(byDay, days, now)
  const views = every.reduce((sum, day) => sum + day.views, 0)
  const visits = every.reduce((sum, day) => sum + day.visits, 0)

  return html`<nav class="ranges" aria-label="Time">${RANGES.map(range =>
    range === days
      ? html`<a href="?days=${range}" aria-current="page">${range} days</a>`
      : html`<a href="?days=${range}">${range} days</a>`,
  )}</nav>
  <dl class="sums">
    <div><dt>Visits</dt><dd>${writeNumber(visits)}</dd></div>
    <div><dt>Page views</dt><dd>${writeNumber(views)}</dd></div>
    <div><dt>Orders</dt><dd>${writeNumber(orders)}</dd></div>
    <div><dt>Errors</dt><dd>${writeNumber(errors.reduce((sum, { count }) => sum + count, 0))}</dd></div>
  </dl>
  <p class="note">Only visitors who have consented to analytics are counted. Days begin at midnight UTC.</p>
  ${section('Visits', html`${dayChart(every)}${dayTable(every)}`)}
  ${section('Pages', bars(['Page', 'Views', ''], pages, 'No page views in this period.', 'Most viewed'))}
  ${section('Sources', bars(['Source', 'Visits', ''], sources, 'No visits in this period.', 'Visits by source', 'Direct'))}
  ${section('Cart', cartFunnel(steps, orders))}
  ${section('Forms', formTable(forms))}
  ${section('Speed', html`<p class="note">The 75th percentile: three of four page loads were at least this fast.</p>${vitalsTable(vitals)}`)}
  ${section('Errors', errorTable(errors))}`
}

const section = (title: string, body: Html): Html =>
  html`<section class="measured" aria-label="${title}"><h2>${title}</h2>${body}</section>`

/** Fills in days without visitors. */
function everyDay(known: readonly DayCount[], days: number, now: number): DayCount[] {
  const byDay = new Map(known.map(count => [count.day, count]))
  return Array.from({ length: days }, (_, index) => {
    const day = dayAt(now - (days - 1 - index) * DAY_MS)
    return byDay.get(day) ?? { day, views: 0, visits: 0 }
  })
}

function dayTable(days: readonly DayCount[]): Html {
  const rows = days
    .toReversed()
    .map(
      ({ day, views, visits }) =>
        html`<tr><th scope="row"><time datetime="${day}">${writeDay(day)}</time></th><td class="number">${writeNumber(visits)}</td><td class="number">${writeNumber(views)}</td></tr>`,
    )
  return html`<details><summary>Numbers by day</summary>${table(['Day', 'Visits', 'Page views'], rows, '', 'By day')}</details>`
}

function bars(
  heads: readonly string[],
  counted: readonly Counted[],
  empty: string,
  title: string,
  unnamed = '–',
): Html {
  const max = counted[0]?.count ?? 0
  const rows = counted.map(
    ({ name, count }) =>
      html`<tr><th scope="row">${name || unnamed}</th><td class="number">${writeNumber(count)}</td><td class="bar">${shareBar(count, max)}</td></tr>`,
  )
  return table(heads, rows, empty, title)
}

const STEPS = [
  ['product', 'Products viewed'],
  ['cart-add', 'Added to cart'],
  ['checkout', 'Checkout opened'],
] as const

function cartFunnel(steps: readonly Counted[], orders: number): Html {
  const counts = new Map(steps.map(({ name, count }) => [name, count]))
  const rows = [
    ...STEPS.map(([name, title]) => ({ title, count: counts.get(name) ?? 0 })),
    { title: 'Orders', count: orders },
  ]
  const max = Math.max(...rows.map(({ count }) => count))
  return table(
    ['Step', 'Times', ''],
    rows.map(
      ({ title, count }) =>
        html`<tr><th scope="row">${title}</th><td class="number">${writeNumber(count)}</td><td class="bar">${shareBar(count, max)}</td></tr>`,
    ),
    '',
    'Purchase funnel',
  )
}

function formTable(forms: readonly FormFunnel[]): Html {
  const rows = forms.map(
    ({ title, shown, begun, sent }) =>
      html`<tr><th scope="row">${title}</th><td class="number">${writeNumber(shown)}</td><td class="number">${writeNumber(begun)}</td><td class="number">${writeNumber(sent)}</td></tr>`,
  )
  return table(
    ['Form', 'Shown', 'Button pressed', 'Received'],
    rows,
    'No form views in this period.',
    'By form',
  )
}

function errorTable(errors: readonly ErrorGroup[]): Html {
  const rows = errors.map(
    ({ message, stack, page, count, lastSeen }) => html`<tr>
      <td>${message}${stack ? html`<details><summary>Stack</summary><pre>${stack}</pre></details>` : ''}</td>
      <td class="number">${writeNumber(count)}</td><td>${time(lastSeen)}</td><td>${page}</td></tr>`,
  )
  return table(['Message', 'Times', 'Last seen', 'Page'], rows, 'No errors in this period.', 'By error')
}
