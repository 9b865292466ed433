import { dom } from '../../data/core/dom'
import { isHostOf, type Provider, providerOf } from './video-providers'

/** A video's player. */
export interface Player {
  /** The address of its frame: nothing starts by itself there. */
  readonly address: string
  readonly provider: Provider | undefined
}

/** Hosts whose frames name the embedded address in their query. */
const GO_BETWEENS = 'embedly.com'

/** The longest address in characters: one may contain another, which contains another. */
const MAX_LENGTH = 10_000

/** Parameters of pages or old players that a player ignores or must not receive. */
const DROPPED = ['v', 't', 'wmode', 'feature', 'si', 'app', 'origin']

/**
 * Finds the player for the address of an embed, or of a video's page if `isPage`. Providers are only
 * contacted by https, and on their cookie-free host if there is one. `undefined` for anything but a
 * web address, and for pages of unknown players.
 *
 * @param base the page's own address.
 */
export function findPlayer(text: string, isPage = false, base = dom.baseURI): Player | undefined {
  // Some pages contain `&amp;`, escaped twice.
  const address = text.trim().replace(/^\/\//, 'https://').replaceAll('&amp;', '&')
  if (!address || address.length > MAX_LENGTH || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (!/^https?:$/.test(url.protocol)) return undefined

  const inner = url.searchParams.get('src')
  if (inner && isHostOf(GO_BETWEENS, url.hostname)) return findPlayer(inner, isPage, base)

  const provider = providerOf(url)
  if (!provider) return isPage ? undefined : { address: url.href, provider }
  url.protocol = 'https:'
  const place = url.href.slice('https://'.length)
  const found = provider.video && place.match(provider.video)
  if (!found && isPage && !/\/(player|embed)\b/.test(url.pathname)) return undefined
  const isKnown = found || !provider.video || provider.frame?.test(place)
  return isKnown
    ? { address: playerAddress(url, provider, found), provider }
    : { address: url.href, provider: undefined }
}

/** Whether an address belongs to a provider, its images included. */
export function isProviderAddress(address: string, base = dom.baseURI): boolean {
  return URL.canParse(address, base) && providerOf(new URL(address, base)) !== undefined
}

/** The player's address with autoplay: the visitor has clicked. */
export function autoplayAddress({ address, provider }: Player): string {
  if (!provider) return address
  const url = new URL(address)
  assign(url, provider.autoplay)
  return url.href
}

/** The player's address for a muted background video; `undefined` if the player cannot do that. */
export function backgroundAddress({ address, provider }: Player): string | undefined {
  if (!provider?.background) return undefined
  const url = new URL(address)
  const video = url.href.match(/\/embed\/([\w-]+)/)?.[1] ?? ''
  for (const query of provider.background.replace('$1', video).split('&')) assign(url, query)
  return url.href
}

function playerAddress(
  url: URL,
  { player, query, autoplay, start }: Provider,
  found: RegExpMatchArray | null | undefined,
): string {
  const target = new URL(found && player ? fill(player, found) : url)
  // SoundCloud's player takes the page's address as a query parameter, which loses the page's own query.
  for (const [name, value] of url.searchParams) {
    if (!target.searchParams.get(name)) target.searchParams.set(name, value)
  }
  const time = url.searchParams.get('t') ?? url.hash.replace('#t=', '')
  const seconds = found && start && secondsOf(time)
  if (seconds && start === 'query') target.searchParams.set('start', `${seconds}`)
  if (seconds && start === 'fragment') target.hash = `t=${seconds}s`
  for (const name of [...DROPPED, autoplay.replace(/=.*/, '')]) target.searchParams.delete(name)
  if (query) assign(target, query)
  for (const [name, value] of [...target.searchParams]) if (!value) target.searchParams.delete(name)
  return target.href
}

function fill(template: string, found: RegExpMatchArray): string {
  return template.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
}

function assign(url: URL, query: string): void {
  const [name = '', value = ''] = query.split('=')
  url.searchParams.set(name, value)
}

/** `90`, `90s` or `1h2m3s` in seconds. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = time.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
