import { website } from '../../site/core/website'

/** Where the site answers: scheme and host. */
export function siteAddress(): string {
  const { baseUrl } = website()
  if (/^https?:/.test(baseUrl) && URL.canParse(baseUrl)) return baseUrl
  // In a frame's `srcdoc`, no path can start from the address of the page.
  return URL.canParse('/', location.href) ? location.href : origin
}
