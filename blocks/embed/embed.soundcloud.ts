import { BlockError, report } from '../../src/data/core/report'
import { readEmbed } from '../../src/media/video/embed-code'
import type { EmbedData } from './embed.schema'

/** The player's embed code for data without one. Reports a URL that cannot be parsed. */
export function soundcloudCode(data: Sound, host: HTMLElement): string | undefined {
  const url = soundcloudUrl(data)
  if (url === undefined) return undefined
  const code = playerCode(url)
  if (!code) report(new BlockError('data-invalid', `the SoundCloud URL cannot be parsed: ${url}`), host)
  return data.html ? undefined : code
}

/** The fields that may refer to SoundCloud. */
type Sound = Pick<EmbedData, 'html' | 'url' | 'providerName'>

const PLAYER_URL = 'https://w.soundcloud.com/player/'

/** Height of SoundCloud's player for one track. */
const PLAYER_HEIGHT_PX = 166

/**
 * The SoundCloud URL in the data: the track of the player in its code, or else its page. `undefined` for other
 * providers.
 */
export function soundcloudUrl({ html, url, providerName }: Sound): string | undefined {
  if (!html) {
    const isSoundcloud = /^soundcloud$/i.test(providerName ?? '') || isAddress(url ?? '')
    return isSoundcloud ? (url ?? '') : undefined
  }
  const embed = readEmbed(html)
  const address = embed.kind === 'invalid' ? '' : embed.address.replace(/^\/\//, 'https://')
  if (!address.startsWith(PLAYER_URL) || !URL.canParse(address)) return undefined
  return new URL(address).searchParams.get('url') ?? ''
}

/** The player's embed code for a SoundCloud URL; `undefined` if it cannot be parsed. */
export function playerCode(url: string): string | undefined {
  if (!isAddress(url)) return undefined
  return `<iframe width="100%" height="${PLAYER_HEIGHT_PX}" src="${PLAYER_URL}?url=${encodeURIComponent(new URL(url).href)}"></iframe>`
}

function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, pathname } = new URL(url)
  return /^https?:$/.test(protocol) && /(^|\.)soundcloud\.com$/.test(hostname) && pathname.length > 1
}
