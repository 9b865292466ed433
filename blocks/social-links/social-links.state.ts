import { SERVICE_ICONS } from '../kit/ui/service-icons'
import { SOCIAL_MESSAGES } from './social-links.messages'

/** A social network or other service. */
interface SocialService {
  readonly name: string
  /** The path of its icon, in a 24 × 24 view box. */
  readonly icon: string
}

/** Host and name of each service. */
const SERVICES: readonly (readonly [host: string, name: string, icon: string])[] = [
  ['instagram.com', 'Instagram', SERVICE_ICONS.instagram],
  ['facebook.com', 'Facebook', SERVICE_ICONS.facebook],
  ['x.com', 'X', SERVICE_ICONS.x],
  ['twitter.com', 'X', SERVICE_ICONS.x],
  ['youtube.com', 'YouTube', SERVICE_ICONS.youtube],
  ['tiktok.com', 'TikTok', SERVICE_ICONS.tiktok],
  ['linkedin.com', 'LinkedIn', SERVICE_ICONS.linkedin],
  ['pinterest.com', 'Pinterest', SERVICE_ICONS.pinterest],
  ['vimeo.com', 'Vimeo', SERVICE_ICONS.vimeo],
  ['soundcloud.com', 'SoundCloud', SERVICE_ICONS.soundcloud],
  ['spotify.com', 'Spotify', SERVICE_ICONS.spotify],
  ['bsky.app', 'Bluesky', SERVICE_ICONS.bluesky],
  ['threads.net', 'Threads', SERVICE_ICONS.threads],
  ['wa.me', 'WhatsApp', SERVICE_ICONS.whatsapp],
  ['whatsapp.com', 'WhatsApp', SERVICE_ICONS.whatsapp],
  ['github.com', 'GitHub', SERVICE_ICONS.github],
]

const SCHEMES: Readonly<Record<string, 'email' | 'phone'>> = { 'mailto:': 'email', 'tel:': 'phone' }

/** The service of a URL, or else its host name. */
export function serviceOf(address: string, base: string): SocialService {
  if (!URL.canParse(address, base)) return { name: address, icon: SERVICE_ICONS.globe }
  const { protocol, hostname } = new URL(address, base)
  const scheme = SCHEMES[protocol]
  if (scheme) return { name: SOCIAL_MESSAGES[scheme], icon: SERVICE_ICONS[scheme] }
  const known = SERVICES.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))
  return known
    ? { name: known[1], icon: known[2] }
    : { name: hostname.replace(/^www\./, ''), icon: SERVICE_ICONS.globe }
}
