import { website } from '../../site/slices/website'

/** The site's base address: scheme and host. */
export function siteAddress(): string {
  const { baseUrl } = website()
  if (/^https?:/.test(baseUrl) && URL.canParse(baseUrl)) return baseUrl
  // In a `srcdoc` frame, no path resolves against the page's address.
  return URL.canParse('/', location.href) ? location.href : origin
}
