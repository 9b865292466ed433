import { SHARE_MESSAGES } from './share-buttons.messages'
import type { ShareService } from './share-buttons.schema'

/** The shared content. */
export interface Shared {
  readonly url: string
  readonly title: string
  readonly image: string
}

interface Service {
  /** The brand name; email has a translated name. */
  readonly name?: string
  readonly address: string
  /** The service's query parameters. */
  readonly keys: Partial<Readonly<Record<keyof Shared, string>>>
}

/** The share URL of each service, which needs no script. */
const SERVICES: Readonly<Record<ShareService, Service>> = {
  facebook: { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php', keys: { url: 'u' } },
  x: { name: 'X', address: 'https://x.com/intent/post', keys: { url: 'url', title: 'text' } },
  linkedin: {
    name: 'LinkedIn',
    address: 'https://www.linkedin.com/sharing/share-offsite/',
    keys: { url: 'url' },
  },
  pinterest: {
    name: 'Pinterest',
    address: 'https://www.pinterest.com/pin/create/button/',
    keys: { url: 'url', image: 'media', title: 'description' },
  },
  reddit: { name: 'Reddit', address: 'https://www.reddit.com/submit', keys: { url: 'url', title: 'title' } },
  tumblr: {
    name: 'Tumblr',
    address: 'https://www.tumblr.com/widgets/share/tool',
    keys: { url: 'canonicalUrl', title: 'title' },
  },
  whatsapp: { name: 'WhatsApp', address: 'https://wa.me/', keys: {} },
  email: { address: 'mailto:', keys: { title: 'subject', url: 'body' } },
}

/** The name of a service and its share URL. */
export function shareLink(
  service: ShareService,
  shared: Shared,
): { readonly name: string; readonly href: string } {
  const { name, address, keys } = SERVICES[service]
  const text = [shared.title, shared.url].filter(Boolean).join(' ')
  const parameters = Object.entries(keys).map(([what, key]) => [key, shared[what as keyof Shared]] as const)
  const pairs = service === 'whatsapp' ? [['text', text] as const] : parameters
  // Not `URLSearchParams`: mail clients show a plus as it is.
  const query = pairs
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  return { name: name ?? SHARE_MESSAGES.email, href: `${address}?${query}` }
}
