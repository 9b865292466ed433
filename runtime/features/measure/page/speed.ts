import { siteAddress } from '../../../../src/calls/core/site-address'
import {
  PERFORMANCE_RECORDS_PATH,
  PERFORMANCE_SETTINGS_PATH,
  type PerformanceRecord,
  type PerformanceSettings,
} from '../../../../src/calls/measurements'
import type { PageError } from '../lazy/errors'
import type { Measuring } from './measuring'

/** Metrics whose first value is final. */
const FINAL_METRICS = ['FCP', 'TTFB']

/**
 * Reports the page's performance for this visitor, not for owners and editors. Failures are reported
 * like other errors.
 */
export async function startSpeed(
  { after, signal, isTracked, whenHidden }: Measuring,
  reportFault: (fault: PageError) => void,
): Promise<void> {
  if (!isTracked()) return
  const path = location.pathname
  const url = (address: string): string => new URL(address, siteAddress()).href
  // An ad blocker may block the file.
  const watches = await import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => [onLCP, onCLS, onINP, onFCP, onTTFB],
    () => [],
  )
  if (watches.length === 0 || signal.aborted) return
  let id: string
  try {
    id = await askPageLoadId((address, timeout) => fetch(url(address), { signal: timeout }), after)
  } catch (cause) {
    if (!signal.aborted) reportFault({ event: 'metrics', cause, timestamp: Date.now() })
    return
  }
  if (signal.aborted) return

  const metrics = createMetrics(id, { path })
  for (const watch of watches) {
    watch(metric => metrics.set(metric, Date.now()), { reportAllChanges: true })
  }
  const flush = (names?: readonly string[]): void => {
    const records = signal.aborted ? [] : metrics.take(names)
    if (records.length > 0) sendRecords(records, body => deliver(url(PERFORMANCE_RECORDS_PATH), body))
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sinceLoad = performance.now() - (navigation?.loadEventEnd ?? 0)
  const undo = [
    after(() => flush(FINAL_METRICS), Math.max(0, RECORDS_FLUSH_MS - sinceLoad)),
    after(() => flush(), METRICS_WAIT_MS),
  ]
  // After the library's own listeners, which report final values.
  whenHidden(() => flush())
  signal.addEventListener('abort', () => {
    for (const cancel of undo) cancel()
  })
}

/** Sends by beacon, or as plain text if the beacon is refused. */
function deliver(address: string, body: string): void {
  if (navigator.sendBeacon?.(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {
    // Failures are ignored.
  })
}

/** Records are sent this long after the page has loaded, in ms, or when it is hidden [ANA-12]. */
export const RECORDS_FLUSH_MS = 30_000

/** Metrics settle after this time, in ms, or when the page is hidden [ANA-12]. */
export const METRICS_WAIT_MS = 60_000

/** The error for an empty list of records. */
const NO_RECORDS = 'Data is empty'

/**
 * Passes records to `deliver` as one text.
 *
 * @throws Error 'Data is empty' for an empty list.
 */
export function sendRecords(records: readonly PerformanceRecord[], deliver: (body: string) => void): void {
  if (records.length === 0) throw new Error(NO_RECORDS)
  deliver(JSON.stringify(records))
}

/** A metric's value; later values of the same name replace it. */
interface MetricValue {
  readonly name: string
  readonly value: number
  readonly rating: string
  readonly navigationType: string
}

/** Collects the latest value of each metric and returns each as a record once. */
export function createMetrics(pageLoadId: string, page: { readonly path: string }) {
  const latest = new Map<string, { readonly metric: MetricValue; readonly timestamp: number }>()
  const sent = new Set<string>()
  return {
    set(metric: MetricValue, timestamp: number): void {
      if (Number.isFinite(metric.value)) latest.set(metric.name, { metric, timestamp })
    },
    /** The records of the metrics `names`, or of all, not taken before. */
    take(names?: readonly string[]): PerformanceRecord[] {
      const due = [...latest].filter(([name]) => !sent.has(name) && (!names || names.includes(name)))
      return due.map(([name, { metric, timestamp }]) => {
        sent.add(name)
        const { value, rating, navigationType } = metric
        const data = { value: Math.round(value * 1000) / 1000, rating, navigationType, pagePath: page.path }
        return { app: 'ashlar', data, event: name, pageLoadId, timestamp }
      })
    },
  }
}

/** Timeout of the settings call, in ms [ANA-14]. */
export const SETTINGS_TIMEOUT_MS = 30_000

/** The timeout error of the settings call [ANA-14]. */
const SETTINGS_TIMEOUT = 'Metric settings request timeout'
const NO_PAGE_LOAD_ID = 'Unable to resolve pageLoadId'
const unexpectedStatus = (status: number): string => `XHR request DONE with unexpected status: ${status}`

/**
 * Requests the id of this page load.
 *
 * @param ask makes the call; the status is 0 without an answer.
 * @throws Error with one of the texts above.
 */
export async function askPageLoadId(
  ask: (path: string, signal: AbortSignal) => Promise<Response>,
  after: (work: () => void, ms: number) => () => void,
): Promise<string> {
  const ending = new AbortController()
  const cancel = after(() => ending.abort(), SETTINGS_TIMEOUT_MS)
  try {
    const response = await ask(PERFORMANCE_SETTINGS_PATH, ending.signal)
    if (response.status !== 200) throw new Error(unexpectedStatus(response.status))
    const { pageLoadId: id }: Partial<Record<keyof PerformanceSettings, unknown>> = Object(
      await response.json().catch(() => undefined),
    )
    if (typeof id === 'string' && id) return id
  } catch (cause) {
    if (ending.signal.aborted) throw new Error(SETTINGS_TIMEOUT, { cause })
    throw cause instanceof TypeError ? new Error(unexpectedStatus(0), { cause }) : cause
  } finally {
    cancel()
  }
  throw new Error(NO_PAGE_LOAD_ID)
}
