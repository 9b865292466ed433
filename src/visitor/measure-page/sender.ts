import { CRUMB, CRUMB_HEADER } from '../../calls/core/crumb'

/** Timeout of a statistics call, in ms [ANA-04]. */
export const ANALYTICS_TIMEOUT_MS = 2500

/** Browsers' limit for the bodies of `keepalive` calls, in bytes: larger calls end with the page. */
const MAX_KEEPALIVE_BYTES = 60_000

/** The sender's dependencies. */
interface SenderOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Scheme and host of the site. */
  readonly base: () => string
  readonly crumb: () => string
  /** Schedules work and returns how to cancel it. */
  readonly after: (work: () => void, ms: number) => () => void
}

/** The statistics calls: they never throw, are never retried, and outlive the page. */
export interface Sender {
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response | undefined>
  /** A form with the crumb in its fields. */
  readonly crumbForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<unknown>
  readonly json: (path: string, value: object) => Promise<Response | undefined>
  /** JSON with the crumb in its header. */
  readonly crumbJson: (path: string, value: object) => Promise<unknown>
}

/** Makes the statistics calls. */
export function createSender({ fetch, base, crumb, after }: SenderOptions): Sender {
  const post = async (
    path: string,
    body: string | URLSearchParams,
    headers: Record<string, string> = {},
  ): Promise<Response | undefined> => {
    const ending = new AbortController()
    const cancel = after(() => ending.abort(), ANALYTICS_TIMEOUT_MS)
    try {
      const keepalive = `${body}`.length * 3 < MAX_KEEPALIVE_BYTES
      const { href } = new URL(path, base())
      return await fetch(href, { method: 'POST', body, headers, keepalive, signal: ending.signal })
    } catch {
      // Failures of statistics are ignored: no visitor can act on them.
      return undefined
    } finally {
      cancel()
    }
  }
  /** Renews a rejected crumb and repeats the call once. */
  const withCrumb = async (call: (crumb: string) => Promise<Response | undefined>): Promise<unknown> => {
    const response = await call(crumb())
    if (response?.status !== 400) return response
    const answer: unknown = await response.json().catch(() => undefined)
    const fresh = answer !== null && typeof answer === 'object' ? Reflect.get(answer, CRUMB) : undefined
    return typeof fresh === 'string' ? call(fresh) : response
  }
  const json = (path: string, value: object, headers?: Record<string, string>) =>
    post(path, JSON.stringify(value), { 'Content-Type': 'application/json', ...headers })

  return {
    form: (path, fields) => post(path, new URLSearchParams(fields)),
    crumbForm: (path, fields) =>
      withCrumb(fresh => post(path, new URLSearchParams({ [CRUMB]: fresh, ...fields }))),
    json,
    crumbJson: (path, value) => withCrumb(fresh => json(path, value, { [CRUMB_HEADER]: fresh })),
  }
}

/** The error for any status of the events host but 200 and 202. */
const eventFailed = (status: number): string => `Error tracking event: HTTP Status ${status}`

/** Throws 'Error tracking event: HTTP Status {n}' unless accepted; the status is 0 without an answer. */
export function expectAccepted(response: Response | undefined): void {
  const status = response?.status ?? 0
  if (status !== 200 && status !== 202) throw new Error(eventFailed(status))
}
