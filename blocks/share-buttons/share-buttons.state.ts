import { SHARE_MESSAGES } from './share-buttons.messages'
import type { ShareService } from './share-buttons.schema'

/** What is shared. */
export interface Shared {
  readonly url: string
  readonly title: string
  readonly image: string
}

interface Service {
  /** What it calls itself; left out of what visitors call in their own language. */
  readonly name?: string
  readonly address: string
  /** The service's own name for each thing that it is told. */
  readonly keys: Partial<Readonly<Record<keyof Shared, string>>>
}

/** How each service takes a page, by a link that works without any script of its own. */
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

/** The name of a service, and the address that shares a page there. */
export function shareLink(
  service: ShareService,
  shared: Shared,
): { readonly name: string; readonly href: string } {
  const { name, address, keys } = SERVICES[service]
  const text = [shared.title, shared.url].filter(Boolean).join(' ')
  const parameters = Object.entries(keys).map(([what, key]) => [key, shared[what as keyof Shared]] as const)
  const pairs = service === 'whatsapp' ? [['text', text] as const] : parameters
  // Mail programs take a plus for what it is.
  const query = pairs
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  return { name: name ?? SHARE_MESSAGES.email, href: `${address}?${query}` }
}
