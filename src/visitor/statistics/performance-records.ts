import {
  PERFORMANCE_SETTINGS_PATH,
  type PerformanceRecord,
  type PerformanceSettings,
} from '../../calls/measurements'

/** Records are sent this long after the page has loaded, in ms, or when it is hidden [ANA-12]. */
export const RECORDS_FLUSH_MS = 30_000

/** Metrics settle after this time, in ms, or when the page is hidden [ANA-12]. */
export const METRICS_WAIT_MS = 60_000

/** The error for an empty list of records. */
export const NO_RECORDS = 'Data is empty'

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
export interface MetricValue {
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
export const SETTINGS_TIMEOUT = 'Metric settings request timeout'
export const NO_PAGE_LOAD_ID = 'Unable to resolve pageLoadId'
export const unexpectedStatus = (status: number): string =>
  `XHR request DONE with unexpected status: ${status}`

/**
 * Requests the id of this page load [ANA-14].
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
