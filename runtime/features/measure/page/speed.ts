import { siteAddress } from '../../../../src/calls/core/site-address'
import { PERFORMANCE_RECORDS_PATH } from '../../../../src/calls/measurements'
import {
  askPageLoadId,
  createMetrics,
  METRICS_WAIT_MS,
  RECORDS_FLUSH_MS,
  sendRecords,
} from '../../../../src/visitor/statistics/performance-records'
import type { PageError } from '../lazy/errors'
import type { Measuring } from './measuring'

/** Metrics whose first value is final. */
const FINAL_METRICS = ['FCP', 'TTFB']

/** Reports the page's performance for this visitor [ANA-12]. Failures are reported like other errors. */
export async function startSpeed(
  { after, signal, whenHidden }: Measuring,
  reportFault: (fault: PageError) => void,
): Promise<void> {
  const path = location.pathname
  const url = (address: string): string => new URL(address, siteAddress()).href
  // An ad blocker may block the file [ANA-03].
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

/** Sends by beacon, or as plain text if the beacon is refused [API-12]. */
function deliver(address: string, body: string): void {
  if (navigator.sendBeacon?.(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {
    // Failures are ignored [ANA-03].
  })
}
