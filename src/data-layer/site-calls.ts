import { report } from '../report'
import { createCrumbStore } from './crumb'
import { createDataLayer, type DataLayerOptions } from './data-layer'
import { siteAddress } from './site-address'
import { siteUserToken } from './site-user-token'

/** What the page's calls need of the page. */
export const SITE_CALLS: DataLayerOptions = {
  fetch: (url, init) => fetch(url, init),
  base: siteAddress,
  crumb: createCrumbStore(),
  after(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  xsrf: siteUserToken,
  announce(type, error) {
    const event = new CustomEvent(`ashlar:${type}`, { detail: error, cancelable: true })
    if (document.dispatchEvent(event)) {
      import('../dialogs/answer-call').then(dialogs => dialogs.answerCall(type, error), report)
    }
  },
}

/**
 * The page's calls to its site: at the context's `website.baseUrl`, else where the page comes from.
 * An answer that asks for a login or refuses the visitor opens its dialog (A8 L141), unless a listener
 * takes charge of `ashlar:login-required` or `ashlar:authorization-fail` on the document.
 */
export const siteCalls = createDataLayer(SITE_CALLS)
