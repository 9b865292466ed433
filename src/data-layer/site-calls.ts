import { createCrumbStore } from './crumb'
import { createDataLayer, type DataLayerOptions } from './data-layer'
import { siteAddress } from './site-address'

/** What the page's calls need of the page. */
export const SITE_CALLS: DataLayerOptions = {
  fetch: (url, init) => fetch(url, init),
  base: siteAddress,
  crumb: createCrumbStore(),
  after(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  announce: (type, error) =>
    document.dispatchEvent(new CustomEvent(`ashlar:${type}`, { detail: error, cancelable: true })),
}

/**
 * The page's calls to its site: at the context's `website.baseUrl`, else where the page comes from.
 * `ashlar:login-required` and `ashlar:authorization-fail` on the document ask for their dialogs (A8 L141).
 */
export const siteCalls = createDataLayer(SITE_CALLS)
