import type { CrumbStore } from './crumb'
import { type DataOutcome, freshCrumb, mayPass, readAnswer } from './data-answer'
import { DataError } from './data-error'
import { DATA_MESSAGES } from './data-messages'
import { callAddress, callInit, type Method, type RequestOptions } from './data-request'
import type { TokenStore } from './site-user-token'

/** Pause before a call is tried again (A9 L148). */
export const RETRY_DELAY_MS = 200

/** What the data layer needs of the world. */
export interface DataLayerOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Scheme and host of the site, or the address of the page; asked before each call. */
  readonly base: () => string
  readonly crumb: CrumbStore
  /** The token of the customer's session. */
  readonly xsrf?: Pick<TokenStore, 'read'>
  /** Does the work later. Returns how to call it off. */
  readonly after: (work: () => void, ms: number) => () => void
  /** Opens the dialog that a failure asks for [DATA-14] [DATA-15] [ERR-03]: true once the visitor has logged in by it. */
  readonly announce: (error: DataError) => Promise<unknown>
}

type Call = <Answer = unknown>(path: string, options?: RequestOptions<Answer>) => Promise<DataOutcome<Answer>>

/** The site's calls (A7 L112). None of them throws. */
export interface DataLayer {
  readonly get: Call
  readonly post: Call
  readonly put: Call
  readonly delete: Call
}

/** Makes the calls of the site: with the crumb, retried where that may help, and typed. */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  const call =
    (method: Method): Call =>
    (path, request = {}) =>
      callWithLogin(options, method, path, request)
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}

/** A call that needs a login is repeated once the visitor has logged in; a cancelled login leaves the refusal [DATA-14]. */
async function callWithLogin<Answer>(
  options: DataLayerOptions,
  method: Method,
  path: string,
  request: RequestOptions<Answer>,
): Promise<DataOutcome<Answer>> {
  const call = () => callWithCrumb(options, method, path, request)
  const outcome = await call()
  if (outcome.ok) return outcome
  const { code } = outcome.error
  const asksForDialog = code === 'login-required' || code === 'authorization-fail'
  if (asksForDialog ? request.dialogs === 'never' : request.dialogs !== 'always') return outcome
  const answered = options.announce(outcome.error)
  return code === 'login-required' && (await answered) ? call() : outcome
}

/** A refused crumb is renewed, and the call repeated once [DATA-16]. */
async function callWithCrumb<Answer>(
  options: DataLayerOptions,
  method: Method,
  path: string,
  request: RequestOptions<Answer>,
): Promise<DataOutcome<Answer>> {
  let outcome = await callWithRetries(options, method, path, request)
  const crumb = outcome.ok ? undefined : freshCrumb(outcome.error)
  if (crumb) {
    options.crumb.store(crumb)
    outcome = await callWithRetries(options, method, path, request)
  }
  return outcome
}

async function callWithRetries<Answer>(
  options: DataLayerOptions,
  method: Method,
  path: string,
  request: RequestOptions<Answer>,
): Promise<DataOutcome<Answer>> {
  for (let left = request.retries ?? 0; ; left--) {
    const outcome = await callOnce(options, method, path, request)
    if (outcome.ok || left <= 0 || !mayPass(outcome.error)) return outcome
    await new Promise<void>(done => {
      options.after(done, RETRY_DELAY_MS)
      request.signal?.addEventListener('abort', () => done(), { once: true })
    })
  }
}

async function callOnce<Answer>(
  { fetch, base, crumb, xsrf, after }: DataLayerOptions,
  method: Method,
  path: string,
  request: RequestOptions<Answer>,
): Promise<DataOutcome<Answer>> {
  const ending = new AbortController()
  let hasRunOut = false
  const giveUp = (): void => ending.abort()
  if (request.signal?.aborted) giveUp()
  request.signal?.addEventListener('abort', giveUp)
  const cancelTimeout =
    request.timeoutMs === undefined
      ? undefined
      : after(() => {
          hasRunOut = true
          giveUp()
        }, request.timeoutMs)

  try {
    // Inside, because a frame without an origin has neither an address to call nor cookies.
    const url = callAddress(path, base(), crumb.read(), request)
    const response = await fetch(url, callInit(method, request, ending.signal, xsrf?.read()))
    return await readAnswer(response, url, request.answer)
  } catch (cause) {
    const code = request.signal?.aborted ? 'aborted' : hasRunOut ? 'timeout' : 'connect'
    return { ok: false, error: new DataError(code, DATA_MESSAGES.connect, { cause }) }
  } finally {
    cancelTimeout?.()
    request.signal?.removeEventListener('abort', giveUp)
  }
}
