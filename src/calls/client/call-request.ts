import Cookies from 'js-cookie'
import type * as z from 'zod/mini'
import { SITE_USER_XSRF_HEADER } from '../auth'
import { CRUMB } from '../core/crumb'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The body and the options of a call. */
export interface RequestOptions<Answer> {
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent unchanged. */
  readonly file?: Blob
  /** Uses the https address of the site, with cookies. */
  readonly secure?: boolean
  /** Maximum number of retries after a transient failure. */
  readonly retries?: number
  readonly timeoutMs?: number
  /** Outlives the page. */
  readonly keepalive?: boolean
  readonly signal?: AbortSignal
  /**
   * Which failures open a dialog. By default a required login and a denied permission; `never` for background
   * calls and the login itself; `always`, for any failure, if a visitor waits and the page shows no error.
   */
  readonly dialogs?: 'never' | 'always'
  /** The schema of the answer that means success; any other one is a failure, whatever its status. */
  readonly answer: z.ZodMiniType<Answer>
}

/** Hosts that browsers trust without https. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The address of a call, with the crumb in its query.
 *
 * @param base scheme and host of the site, or the address of the page.
 */
export function callAddress(
  path: string,
  base: string,
  crumb: string | undefined,
  { query = {}, secure = false }: Pick<RequestOptions<unknown>, 'query' | 'secure'> = {},
): string {
  const url = new URL(path, base)
  if (secure && url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) url.protocol = 'https:'
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  if (crumb) url.searchParams.set(CRUMB, crumb)
  return url.href
}

/** The method, body and headers of a call, with the token of a customer's session. */
export function callInit(
  method: Method,
  { json, form, file, secure, keepalive }: Omit<RequestOptions<unknown>, 'answer'>,
  signal: AbortSignal,
  token?: string,
): RequestInit {
  const accept = { Accept: 'application/json', ...(token && { [SITE_USER_XSRF_HEADER]: token }) }
  const credentials = secure ? 'include' : 'same-origin'
  const init: RequestInit = { method, signal, credentials, ...(keepalive && { keepalive }) }
  if (json !== undefined) {
    const headers = { ...accept, 'Content-Type': 'application/json' }
    return { ...init, headers, body: JSON.stringify(json) }
  }
  if (file) {
    return { ...init, headers: { ...accept, 'Content-Type': 'application/octet-stream' }, body: file }
  }
  // The browser sets the content type itself.
  return { ...init, headers: accept, ...(form && { body: new URLSearchParams(form) }) }
}

/** Stores the crumb. */
export interface CrumbStore {
  read(): string | undefined
  store(crumb: string): void
}

/** The crumb in its cookie; in memory if the page cannot set cookies. */
export function createCrumbStore(): CrumbStore {
  let latest: string | undefined
  return {
    read: () => latest ?? Cookies.get(CRUMB),
    store(crumb) {
      Cookies.set(CRUMB, crumb, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' })
      // The cookie takes precedence: another tab may have renewed it.
      latest = Cookies.get(CRUMB) === crumb ? undefined : crumb
    },
  }
}
