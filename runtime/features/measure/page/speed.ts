import { siteAddress } from '../../../../src/calls/core/site-address'
import { PERFORMANCE_RECORDS_PATH } from '../../../../src/calls/performance'
import type { Fault } from '../../../../src/visitor/statistics/error-report'
import {
  askPageLoadId,
  createMetrics,
  METRICS_WAIT_MS,
  RECORDS_FLUSH_MS,
  sendRecords,
} from '../../../../src/visitor/statistics/performance-records'
import type { Measuring } from './measuring'

/** Metrics that do not change any more once they are there. */
const FINAL_AT_ONCE = ['FCP', 'TTFB']

/** Tells how quick the page was for this visitor (B7 L317). What goes wrong here is told with the other errors. */
export async function startSpeed(
  { after, signal, whenHidden }: Measuring,
  tell: (fault: Fault) => void,
): Promise<void> {
  const path = location.pathname
  const url = (address: string): string => new URL(address, siteAddress()).href
  // An ad blocker may keep the file away (A7 L108).
  const watches = await import('web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => [onLCP, onCLS, onINP, onFCP, onTTFB],
    () => [],
  )
  if (watches.length === 0 || signal.aborted) return
  let id: string
  try {
    id = await askPageLoadId((address, timeout) => fetch(url(address), { signal: timeout }), after)
  } catch (cause) {
    if (!signal.aborted) tell({ event: 'metrics', cause, timestamp: Date.now() })
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
    after(() => flush(FINAL_AT_ONCE), Math.max(0, RECORDS_FLUSH_MS - sinceLoad)),
    after(() => flush(), METRICS_WAIT_MS),
  ]
  // After the metrics' own listeners, which give their last values then.
  whenHidden(() => flush())
  signal.addEventListener('abort', () => {
    for (const cancel of undo) cancel()
  })
}

/** By beacon, or where that is refused as plain text (B7 L297). */
function deliver(address: string, body: string): void {
  if (navigator.sendBeacon?.(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {
    // Blocked or away: the visitor must not notice (A7 L108).
  })
}
