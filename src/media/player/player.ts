import { isHostOf, type Provider, providerOf } from './providers'

/** Where a video plays. */
export interface Player {
  /** The address for its frame: nothing begins by itself there. */
  readonly address: string
  readonly provider: Provider | undefined
}

/** Frames of a go-between, which say in their query what they show. */
const GO_BETWEENS = 'embedly.com'

/** Parameters of a page or of an old player that mean nothing to the player, or too much. */
const DROPPED = ['v', 't', 'wmode', 'feature', 'si', 'app', 'origin']

/**
 * Finds the player for the address of an embed, or of a video's page where `isPage`. A provider's
 * hosts are asked by https only [VID-11], and for the player that sets no cookies where there is one.
 * Undefined for anything but a web address, and for a page whose player nobody knows.
 *
 * @param base the page's own address.
 */
export function findPlayer(text: string, isPage = false, base = document.baseURI): Player | undefined {
  // Pages that were saved or escaped twice still hold `&amp;`.
  const address = text.trim().replace(/^\/\//, 'https://').replaceAll('&amp;', '&')
  if (!address || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (!/^https?:$/.test(url.protocol)) return undefined

  const inner = url.searchParams.get('src')
  if (inner && isHostOf(GO_BETWEENS, url.hostname)) return findPlayer(inner, isPage, base)

  const provider = providerOf(url)
  if (!provider) return isPage ? undefined : { address: url.href, provider }
  url.protocol = 'https:'
  const found = provider.video && url.href.slice('https://'.length).match(provider.video)
  if (!found && isPage && !/\/(player|embed)\b/.test(url.pathname)) return undefined
  return { address: playerAddress(url, provider, found), provider }
}

/** Whether an address is one of a provider's, of its pictures for instance. */
export function isProviderAddress(address: string, base = document.baseURI): boolean {
  return URL.canParse(address, base) && providerOf(new URL(address, base)) !== undefined
}

/** The player's address for a video that begins at once: the visitor has asked for it [VID-14]. */
export function autoplayAddress({ address, provider }: Player): string {
  if (!provider) return address
  const url = new URL(address)
  assign(url, provider.autoplay)
  return url.href
}

/**
 * The player's address for a video that moves silently behind something else. Undefined where the provider's
 * player cannot do so.
 */
export function backgroundAddress({ address, provider }: Player): string | undefined {
  if (!provider?.background) return undefined
  const url = new URL(address)
  const video = url.href.match(/\/embed\/([\w-]+)/)?.[1] ?? ''
  for (const query of provider.background.replace('$1', video).split('&')) assign(url, query)
  return url.href
}

function playerAddress(
  url: URL,
  { player, query, autoplay }: Provider,
  found: RegExpMatchArray | null | undefined,
): string {
  const target = new URL(found && player ? fill(player, found) : url)
  // A page of SoundCloud stands in the query of its player, with its own query's meaning lost.
  for (const [name, value] of url.searchParams) {
    if (!target.searchParams.get(name)) target.searchParams.set(name, value)
  }
  const start = found && secondsOf(url.searchParams.get('t'))
  if (start) target.searchParams.set('start', `${start}`)
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
function secondsOf(time: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = time?.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
