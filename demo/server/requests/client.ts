import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { BackendSettings } from './services.ts'

/** Whether the request comes from this site, an allowed origin, or no browser at all. */
export function isAllowedOrigin(context: Context, { origins, hosts }: BackendSettings): boolean {
  const origin = context.req.header('origin')
  // A referrer policy may hide the origin; `Sec-Fetch-Site` still tells whether it is the same site.
  if (origin === undefined || origin === 'null') {
    const site = context.req.header('sec-fetch-site')
    return site === undefined ? origin === undefined : site === 'same-origin' || site === 'none'
  }
  if (origins.includes(origin)) return true
  const host = context.req.header('host') ?? ''
  // A stranger's domain that leads here has none of the site's cookies, so a server without configured hosts accepts it.
  return hostOf(origin) === host && (hosts.length === 0 || hosts.includes(host))
}

/** Like `isAllowedOrigin`, and accepts image requests by their referrer, since they send no origin. */
export function isAllowedPage(context: Context, settings: BackendSettings): boolean {
  const referer = context.req.header('origin') === undefined ? context.req.header('referer') : undefined
  const page = referer && URL.canParse(referer) ? new URL(referer).origin : ''
  return settings.origins.includes(page) || isAllowedOrigin(context, settings)
}

/** Whether the request comes from another, allowed site: browsers do not send our Lax cookies with it. */
export function isAllowedCrossOrigin(context: Context, { origins }: BackendSettings): boolean {
  return origins.includes(context.req.header('origin') ?? '')
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/** The client's address; of IPv6 the first 64 bits, because a client has all addresses that share them. */
export function addressOf(context: Context, { trustProxy }: BackendSettings): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || getConnInfo(context).remote.address || 'unknown')
}

/** The network of a client: its IPv4 address, the first 64 bits of its IPv6 address, else the text itself. */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  if (isIP(plain) !== 6) return address.slice(0, MAX_ADDRESS_LENGTH)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  // The parser of URLs writes out IPv6 in one way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array<string>(8 - groups.length - rest.length).fill('0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}

/** Characters of what a proxy calls an address. */
const MAX_ADDRESS_LENGTH = 100

/** Whether the visitor uses HTTPS, directly or through a trusted proxy. */
export function isSecure(context: Context, { trustProxy }: BackendSettings): boolean {
  if (trustProxy && context.req.header('x-forwarded-proto') === 'https') return true
  return new URL(context.req.url).protocol === 'https:'
}

/**
 * The site's origin for addresses in pages. Anyone can send any `Host`, so that it counts only if it is one of the
 * site's hosts, or of this machine if none are configured; for every other host, the main one is used.
 */
export function originOf(context: Context, settings: BackendSettings): string {
  const { host, hostname } = new URL(context.req.url)
  const { hosts } = settings
  const isKnown = hosts.length > 0 ? hosts.includes(host) : isLocal(hostname)
  const scheme = isSecure(context, settings) ? 'https' : 'http'
  if (isKnown) return `${scheme}://${host}`
  return `${scheme}://${hosts[0] ?? `localhost:${portOf(context)}`}`
}

const isLocal = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/** The port of the connection, whatever the request says. */
const portOf = (context: Context): number | undefined => incomingOf(context)?.socket.localPort

/** Node's own request; `undefined` where a test calls the app without a server. */
export function incomingOf({ env }: Context): IncomingMessage | undefined {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage }
  return incoming
}
