import { DATA_MESSAGES } from './call.messages'
import { DataError, type DataOutcome, freshCrumb, isTransient, readAnswer } from './call-answer'
import { type CrumbStore, callAddress, callInit, type Method, type RequestOptions } from './call-request'
import type { TokenStore } from './site-user-token'

/** Delay before a retry, in ms. */
export const RETRY_DELAY_MS = 200

/** The dependencies of the data layer. */
export interface DataLayerOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Scheme and host of the site, or the address of the page; read before each call. */
  readonly base: () => string
  readonly crumb: CrumbStore
  /** The token of the customer's session. */
  readonly xsrf?: Pick<TokenStore, 'read'>
  /** Schedules work and returns how to cancel it. */
  readonly after: (work: () => void, ms: number) => () => void
  /**
   * Opens the dialog for a failure; resolves to true once the visitor has logged
   * in.
   */
  readonly announce: (error: DataError) => Promise<unknown>
}

type Call = <Answer>(path: string, options: RequestOptions<Answer>) => Promise<DataOutcome<Answer>>

/** The site's calls. They never throw. */
export interface DataLayer {
  readonly get: Call
  readonly post: Call
  readonly put: Call
  readonly delete: Call
}

/** Makes the site's calls: with the crumb, retries and typed answers. */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  const call =
    (method: Method): Call =>
    (path, request) =>
      callWithLogin(options, method, path, request)
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}

/** Repeats a call after the login it requires; a cancelled login leaves the rejection. */
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

/** Renews a rejected crumb and repeats the call once. */
async function callWithCrumb<Answer>(
  options: DataLayerOptions,
  method: Method,
  path: string,
  request: RequestOptions<Answer>,
): Promise<DataOutcome<Answer>> {
  const outcome = await callWithRetries(options, method, path, request)
  const crumb = outcome.ok ? undefined : freshCrumb(outcome.error)
  if (crumb === undefined) return outcome
  if (crumb) options.crumb.store(crumb)
  else if (!(await hasNewCrumb(options, request))) return outcome
  return callWithRetries(options, method, path, request)
}

/** Asks for a page of the site, which brings a crumb as a cookie, where the refusal has brought none. */
async function hasNewCrumb<Answer>(
  options: DataLayerOptions,
  { signal, timeoutMs, answer }: RequestOptions<Answer>,
): Promise<boolean> {
  const refused = options.crumb.read()
  const waiting = { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeoutMs }) }
  // Whatever the page is, it is no answer.
  await callOnce(options, 'GET', '', { answer, ...waiting })
  return options.crumb.read() !== refused
}

async function callWithRetries<Answer>(
  options: DataLayerOptions,
  method: Method,
  path: string,
  request: RequestOptions<Answer>,
): Promise<DataOutcome<Answer>> {
  for (let left = request.retries ?? 0; ; left--) {
    const outcome = await callOnce(options, method, path, request)
    if (outcome.ok || left <= 0 || !isTransient(outcome.error)) return outcome
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
    // Inside `try`: a frame with an opaque origin has neither a base address nor cookies.
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
