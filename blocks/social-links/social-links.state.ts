import { SOCIAL_MESSAGES } from './social-links.messages'

/** A social network or other service. */
export interface SocialService {
  readonly name: string
  /** The path of its icon, in a 24 × 24 view box. */
  readonly icon: string
}

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

/** The icon of unknown services. */
const GLOBE = `${CIRCLE}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`

/** Host, name and icon of each service; the icons are generic, not trademarks. */
const SERVICES: readonly (readonly [host: string, name: string, icon: string])[] = [
  [
    'instagram.com',
    'Instagram',
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  ],
  ['facebook.com', 'Facebook', 'M10 21v-8H7V9h3V7c0-3 2-4 4-4h3v4h-2c-1 0-1 .5-1 1v1h3l-.5 4H14v8z'],
  ['x.com', 'X', 'M4 4l16 16M20 4L4 20'],
  ['twitter.com', 'X', 'M4 4l16 16M20 4L4 20'],
  [
    'youtube.com',
    'YouTube',
    'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9l5 3-5 3z',
  ],
  ['tiktok.com', 'TikTok', 'M10 11a4 4 0 1 0 4 4V3c.5 3 2.5 4.5 5 5'],
  ['linkedin.com', 'LinkedIn', 'M6 10v9M6 5h.01M11 19v-9M11 14c0-5 7-5 7 0v5'],
  ['pinterest.com', 'Pinterest', 'M9 21l3-12M8 14c-3-5 1-9 5-9s7 4 5 8-6 4-7 2'],
  ['vimeo.com', 'Vimeo', 'M3 8l4-3 4 13 9-9c1-4-4-5-5-1'],
  ['soundcloud.com', 'SoundCloud', 'M3 17v-4M6 18v-7M9 18V9M12 18V7c5-1 6 3 6 4 5 0 5 7 0 7z'],
  ['spotify.com', 'Spotify', `${CIRCLE}M7 10c3-1 7-1 10 1M8 13c3-1 6 0 8 1M9 16c2-.5 4 0 5 1`],
  [
    'bsky.app',
    'Bluesky',
    'M12 11C10 7 6 4 3 4c0 4 1 8 5 8-4 1-4 7 0 7 2 0 3-3 4-6 1 3 2 6 4 6 4 0 4-6 0-7 4 0 5-4 5-8-3 0-7 3-9 7z',
  ],
  ['threads.net', 'Threads', 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8v5c0 3 5 3 5-1a9 9 0 1 0-4 7'],
  ['wa.me', 'WhatsApp', 'M4 20l1.5-4A8 8 0 1 1 8 19zM9 9c0 3 3 6 6 6'],
  ['whatsapp.com', 'WhatsApp', 'M4 20l1.5-4A8 8 0 1 1 8 19zM9 9c0 3 3 6 6 6'],
  ['github.com', 'GitHub', 'M9 8l-5 4 5 4M15 8l5 4-5 4'],
]

const SCHEMES: Readonly<Record<string, { readonly word: 'email' | 'phone'; readonly icon: string }>> = {
  'mailto:': { word: 'email', icon: 'M3 6h18v12H3zM3 7l9 6 9-6' },
  'tel:': {
    word: 'phone',
    icon: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4c0 2-2 3-4 3A16 16 0 0 1 3 7c0-2 1-4 3-4z',
  },
}

/** The service of a URL, or else its host name. */
export function serviceOf(address: string, base: string): SocialService {
  if (!URL.canParse(address, base)) return { name: address, icon: GLOBE }
  const { protocol, hostname } = new URL(address, base)
  const own = SCHEMES[protocol]
  if (own) return { name: SOCIAL_MESSAGES[own.word], icon: own.icon }
  const known = SERVICES.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))
  return known ? { name: known[1], icon: known[2] } : { name: hostname.replace(/^www\./, ''), icon: GLOBE }
}
