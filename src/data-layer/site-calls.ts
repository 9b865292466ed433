import { $site } from '../site/site'
import { valueAt } from '../site/site.places'
import { createCrumbStore } from './crumb'
import { createDataLayer } from './data-layer'

/**
 * The page's calls to its site: at the context's `website.baseUrl`, else where the page comes from.
 * `ashlar:login-required` and `ashlar:authorization-fail` on the document ask for their dialogs (A8 L141).
 */
export const siteCalls = createDataLayer({
  fetch: (url, init) => fetch(url, init),
  base: siteAddress,
  crumb: createCrumbStore(),
  after(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  announce: (type, error) =>
    document.dispatchEvent(new CustomEvent(`ashlar:${type}`, { detail: error, cancelable: true })),
})

/** Where the site answers: scheme and host. */
export function siteAddress(): string {
  const address = valueAt($site.get(), ['website', 'baseUrl'])
  return typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)
    ? address
    : location.href
}
