import { $site } from '../site/site'
import { valueAt } from '../site/site.places'

/** Where the site answers: scheme and host. */
export function siteAddress(): string {
  const address = valueAt($site.get(), ['website', 'baseUrl'])
  return typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)
    ? address
    : location.href
}
