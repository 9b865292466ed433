import { $site } from '../site/site'
import { valueAt } from '../value-at'

/** Where the site answers: scheme and host. */
export function siteAddress(): string {
  const address = valueAt($site.get(), ['website', 'baseUrl'])
  if (typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)) return address
  // In a frame's `srcdoc`, no path can start from the address of the page.
  return URL.canParse('/', location.href) ? location.href : origin
}
