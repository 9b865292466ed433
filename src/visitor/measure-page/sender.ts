import { CRUMB, CRUMB_HEADER } from '../../calls/core/crumb'

/** How long a call of the statistics may take (A7 L108, A9 L148). */
export const ANALYTICS_TIMEOUT_MS = 2500

/** Bytes that a browser lets a page leave behind: with more, the call ends with the page. */
const MOST_KEPT_ALIVE = 60_000

/** What the calls need of the page. */
export interface SenderOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Scheme and host of the site. */
  readonly base: () => string
  readonly crumb: () => string
  /** Does the work later. Returns how to call it off. */
  readonly after: (work: () => void, ms: number) => () => void
}

/** The calls of the statistics: none throws, none is tried again, and each outlives its page. */
export interface Sender {
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response | undefined>
  /** A form with the crumb among its fields (B7 L298). */
  readonly crumbForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<unknown>
  readonly json: (path: string, value: object) => Promise<Response | undefined>
  /** JSON with the crumb in its header (A7 L105). */
  readonly crumbJson: (path: string, value: object) => Promise<unknown>
}

/** Makes the calls of the statistics. */
export function createSender({ fetch, base, crumb, after }: SenderOptions): Sender {
  const post = async (
    path: string,
    body: string | URLSearchParams,
    headers: Record<string, string> = {},
  ): Promise<Response | undefined> => {
    const ending = new AbortController()
    const cancel = after(() => ending.abort(), ANALYTICS_TIMEOUT_MS)
    try {
      const keepalive = `${body}`.length * 3 < MOST_KEPT_ALIVE
      const { href } = new URL(path, base())
      return await fetch(href, { method: 'POST', body, headers, keepalive, signal: ending.signal })
    } catch {
      // Blocked, away or too slow: statistics are nobody's problem (A7 L108).
      return undefined
    } finally {
      cancel()
    }
  }
  /** A refused crumb is renewed, and the call repeated once (A8 L141). */
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

/** Said where the events host answers neither 200 nor 202 (B8 L323). */
export const eventFailed = (status: number): string => `Error tracking event: HTTP Status ${status}`

/** @throws Error 'Error tracking event: HTTP Status {n}'; without an answer the status is 0. */
export function expectAccepted(response: Response | undefined): void {
  const status = response?.status ?? 0
  if (status !== 200 && status !== 202) throw new Error(eventFailed(status))
}
