import Cookies from 'js-cookie'
import type * as z from 'zod/mini'
import { SITE_USER_XSRF_HEADER } from '../auth'
import { CRUMB } from '../core/crumb'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call sends, and how it is to be treated. */
export interface RequestOptions<Answer = unknown> {
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as it is. */
  readonly file?: Blob
  /** Goes to the https address of the site, with its cookies (A7 L112). */
  readonly secure?: boolean
  /** How often a failure that may pass is tried again (A8 L140). */
  readonly retries?: number
  readonly timeoutMs?: number
  /** Reaches the server even if the visitor leaves the page meanwhile. */
  readonly keepalive?: boolean
  readonly signal?: AbortSignal
  /**
   * Which failures open a dialog. Usually those that ask for a login or refuse the visitor; never for counts in the
   * background and for the login itself; always, also for any other failure, where a visitor waits and no part of the
   * page shows it.
   */
  readonly dialogs?: 'never' | 'always'
  /** What the call answers; an answer that does not pass is a failure. */
  readonly answer?: z.ZodMiniType<Answer>
}

/** Hosts that a browser trusts without https. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The address of a call, with the crumb in its query (A7 L112).
 *
 * @param base scheme and host of the site, or the address of the page.
 */
export function callAddress(
  path: string,
  base: string,
  crumb: string | undefined,
  { query = {}, secure = false }: Pick<RequestOptions, 'query' | 'secure'> = {},
): string {
  const url = new URL(path, base)
  if (secure && url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) url.protocol = 'https:'
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  if (crumb) url.searchParams.set(CRUMB, crumb)
  return url.href
}

/** Method, body and headers of a call, with the token of a customer's session (B7 L312). */
export function callInit(
  method: Method,
  { json, form, file, secure, keepalive }: RequestOptions,
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
  // The browser names the content type itself.
  return { ...init, headers: accept, ...(form && { body: new URLSearchParams(form) }) }
}

/** Where the crumb is kept. */
export interface CrumbStore {
  read(): string | undefined
  store(crumb: string): void
}

/** The crumb in its cookie (B7 L298). One that the page may not set is remembered until the page goes. */
export function createCrumbStore(): CrumbStore {
  let latest: string | undefined
  return {
    read: () => latest ?? Cookies.get(CRUMB),
    store(crumb) {
      Cookies.set(CRUMB, crumb, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' })
      // The cookie counts where it can be had: another tab may renew it.
      latest = Cookies.get(CRUMB) === crumb ? undefined : crumb
    },
  }
}
