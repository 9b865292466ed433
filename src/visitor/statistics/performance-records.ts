import type { PerformanceRecord } from '../../calls/performance'

/** Flushed so long after the page has loaded, or when it is hidden (B7 L317). */
export const RECORDS_FLUSH_MS = 30_000

/** Metrics wait so long for their last value, or until the page is hidden (B7 L317). */
export const METRICS_WAIT_MS = 60_000

/** Said where there is nothing to send (B8 L323). */
export const NO_RECORDS = 'Data is empty'

/** Hands records to `deliver` as one text. @throws Error 'Data is empty' for none. */
export function sendRecords(records: readonly PerformanceRecord[], deliver: (body: string) => void): void {
  if (records.length === 0) throw new Error(NO_RECORDS)
  deliver(JSON.stringify(records))
}

/** A metric at some moment; a later value of the same name takes its place. */
export interface MetricValue {
  readonly name: string
  readonly value: number
  readonly rating: string
  readonly navigationType: string
}

/** Keeps the latest value of each metric until they are settled, then each as a record, once. */
export function createMetrics(pageLoadId: string, page: { readonly path: string }) {
  const latest = new Map<string, { readonly metric: MetricValue; readonly timestamp: number }>()
  const sent = new Set<string>()
  return {
    set(metric: MetricValue, timestamp: number): void {
      if (Number.isFinite(metric.value)) latest.set(metric.name, { metric, timestamp })
    },
    /** Records of the metrics `names`, or of all, that have not been taken before. */
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
