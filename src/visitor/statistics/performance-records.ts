import {
  PERFORMANCE_SETTINGS_PATH,
  type PerformanceRecord,
  type PerformanceSettings,
} from '../../calls/performance'

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

/** How long the settings may take (B7 L296). */
export const SETTINGS_TIMEOUT_MS = 30_000

/** What is said of the settings call (B8 L323). */
export const SETTINGS_TIMEOUT = 'Metric settings request timeout'
export const NO_PAGE_LOAD_ID = 'Unable to resolve pageLoadId'
export const unexpectedStatus = (status: number): string =>
  `XHR request DONE with unexpected status: ${status}`

/**
 * Asks for the name of this page load (B7 L296).
 *
 * @param ask makes the call; without an answer the status is 0.
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
