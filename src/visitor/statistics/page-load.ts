import { PERFORMANCE_SETTINGS_PATH, type PerformanceSettings } from '../../calls/performance'

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
