import type { InfoBarData } from './info-bar.schema'

/** A link of the mobile info bar. */
interface InfoLink {
  readonly name: 'email' | 'phone' | 'address'
  readonly href: string
}

/** The maps page that searches for an address. */
const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query='

/** The email, phone and map links of the given fields. */
export function infoLinks({ email, phone, address }: Omit<InfoBarData, 'hours' | 'label'>): InfoLink[] {
  const digits = phone.replace(/[^\d+]/g, '')
  const links: readonly (InfoLink | false)[] = [
    email.includes('@') && { name: 'email', href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    digits !== '' && { name: 'phone', href: `tel:${digits}` },
    address !== '' && { name: 'address', href: MAP_SEARCH + encodeURIComponent(address) },
  ]
  return links.filter(link => link !== false)
}
