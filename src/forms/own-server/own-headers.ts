import Cookies from 'js-cookie'
import { csrfSettings } from '../../site/form-settings'

/** Where Rails and Phoenix (and Laravel's layouts) render the token. */
export const TOKEN_META = 'meta[name="csrf-token"]'

const META_HEADER = 'X-CSRF-Token'

/** Cookies that hold a token for scripts, and the headers that return it: Laravel and Angular, Django. */
const COOKIE_HEADERS: Readonly<Record<string, string>> = {
  'XSRF-TOKEN': 'X-XSRF-TOKEN',
  csrftoken: 'X-CSRFToken',
}

/** Returns the headers that prove to the page's own server that the request is the page's. Never send them elsewhere. */
export function csrfHeaders(): Record<string, string> {
  const { cookie, header } = csrfSettings()
  const cookies = cookie ? { ...COOKIE_HEADERS, [cookie]: header || META_HEADER } : COOKIE_HEADERS
  const meta = document.querySelector<HTMLMetaElement>(TOKEN_META)?.content
  const pairs = Object.entries(cookies).map(([cookie, header]) => [header, readCookie(cookie)] as const)
  const all = [[META_HEADER, meta] as const, ...pairs]
  return Object.fromEntries(all.filter((pair): pair is [string, string] => isHeader(...pair)))
}

/** `fetch` throws for other names and values. */
const isHeader = (name: string, value: string | undefined): boolean =>
  /^[\w-]+$/.test(name) && !!value && /^[\x20-\x7e]+$/.test(value)

/** Reading cookies throws in a frame with an opaque origin. */
function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}
