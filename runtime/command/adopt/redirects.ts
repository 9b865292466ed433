import { posix } from 'node:path'

/** An address that the site had, and the file that answers it now. */
export interface Redirect {
  /** The path from the site's root, with its query. */
  readonly from: string
  readonly to: string
  /** 200: the file is served under the old address. 301: the browser goes to the new one. */
  readonly status: 200 | 301
}

/** Pages of a site by name, and where they are. */
interface RedirectSource {
  /** The page in the saved site. */
  readonly page: string
  /** The page in the new one. */
  readonly output: string
  /** The page's canonical address; `undefined` if it states none. */
  readonly canonical: string | undefined
}

/** Finds the old addresses of a page that the new folder does not answer by itself. */
export function redirectsOf({ page, output, canonical }: RedirectSource): Redirect[] {
  const to = `/${output.split('/').map(encodeURIComponent).join('/')}`
  const own = addressOfFile(page, canonical)
  const addresses = new Set([own, ...(canonical === undefined ? [] : [pathOf(canonical)])])
  return [...addresses].flatMap((from): Redirect[] => {
    if (from === undefined || isAnswered(from, to)) return []
    // The same file under another name of the same folder: relative links lead to the same places.
    const isAlias = `${from}.html` === to || `${from}.htm` === to
    return [{ from, to, status: isAlias ? 200 : 301 }]
  })
}

/** Hosts answer a path by the file of that name, and a folder by its index page. */
const isAnswered = (from: string, to: string): boolean =>
  from === to ||
  (/^index\.html?$/.test(to.slice(from.replace(/\/?$/, '/').length)) &&
    to.startsWith(from.replace(/\/?$/, '/')))

/** The address that a tool has saved a page from: `blog@page=2.html` is `/blog?page=2`. */
function addressOfFile(page: string, canonical: string | undefined): string {
  const host = canonical === undefined ? undefined : hostOf(canonical)
  const path = host !== undefined && page.startsWith(`${host}/`) ? page.slice(host.length + 1) : page
  const name = withoutExtension(path)
  const last = name.lastIndexOf('/') + 1
  const mark = name.slice(last).search(/[?@]/)
  const query = mark < 0 ? '' : name.slice(last + mark + 1)
  const stem = mark < 0 ? name : withoutExtension(name.slice(0, last + mark))
  const folder = stem.replace(/(^|\/)index$/, '$1')
  const address = `/${folder.split('/').map(encodeURIComponent).join('/')}`
  // A name with a line break would write a redirect of its own.
  return query ? `${address}?${query.replace(/[\p{Cc}\p{Z}]/gu, encodeURIComponent)}` : address
}

const withoutExtension = (path: string): string => path.replace(/\.x?html?$/i, '')

const parsed = (address: string): URL | undefined =>
  URL.canParse(address, 'https://page.invalid') ? new URL(address, 'https://page.invalid') : undefined

const hostOf = (address: string): string | undefined => parsed(address)?.host

function pathOf(address: string): string | undefined {
  const url = parsed(address)
  return url && url.pathname + url.search
}

/** Writes `_redirects`, which Netlify and others read; only some of them compare queries. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to, status }) => `${withColumns(from)} ${to} ${status}\n`).join('')

/** `/blog?page=2` as `/blog page=2`. */
function withColumns(from: string): string {
  const [path = '', query] = from.split('?', 2)
  const pairs = (query ?? '').split('&').filter(Boolean)
  return [path, ...pairs].join(' ')
}

/** Writes the lines of a `map` of nginx from `$request_uri` to the new address. */
export const nginxMap = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${quoted(from)} ${quoted(to)};\n`).join('')

const quoted = (text: string): string => `"${text.replace(/["\\$]/g, encodeURIComponent)}"`

/** Adds redirects to those that the site has; its own come first, because the first match counts. */
export function mergedRedirects(own: string, redirects: readonly Redirect[]): string {
  const known = new Set(own.split(/\r?\n/))
  const added = redirects.filter(redirect => !known.has(redirectsFile([redirect]).trimEnd()))
  const start = own === '' || own.endsWith('\n') ? own : `${own}\n`
  return start + redirectsFile(added)
}

/**
 * Leaves out redirects from addresses that a page of the new folder answers, as a canonical address copied from another
 * page would have them.
 */
export function withoutPages(
  redirects: readonly Redirect[],
  outputs: readonly string[],
): { readonly kept: readonly Redirect[]; readonly refused: readonly Redirect[] } {
  const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '')
  const answered = new Set(outputs.map(output => withoutSlash(addressOfFile(output, undefined))))
  // The other status is of the page itself, under its address without the ending.
  const isRefused = ({ from, status }: Redirect): boolean =>
    status === 301 && answered.has(withoutSlash(from))
  return { kept: redirects.filter(each => !isRefused(each)), refused: redirects.filter(isRefused) }
}

/** One redirect for each old address, the most specific first. */
export function sortedRedirects(redirects: readonly Redirect[]): Redirect[] {
  const byAddress = new Map(redirects.toReversed().map(redirect => [redirect.from, redirect]))
  const order = ({ from }: Redirect): string => posix.normalize(from)
  return [...byAddress.values()].sort(
    (one, other) =>
      Number(other.from.includes('?')) - Number(one.from.includes('?')) ||
      (order(one) < order(other) ? -1 : 1),
  )
}
