import { report } from '../../data/core/report'
import { siteAddress } from '../core/site-address'
import { createDataLayer, type DataLayerOptions } from './data-layer'
import { createCrumbStore } from './data-request'
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
  async announce(error) {
    const event = new CustomEvent(`ashlar:${error.code}`, { detail: error, cancelable: true })
    if (!document.dispatchEvent(event)) return false
    return import('../dialog-answers/answer-call').then(dialogs => dialogs.answerCall(error), report)
  },
}

/**
 * The page's calls to its site: at the context's `website.baseUrl`, else where the page comes from.
 * A call that needs a login opens the dialog and is repeated after it [DATA-14]; one that refuses the visitor, or whose
 * host cannot be reached and that no part of the page shows, opens the overlay [DATA-15] [ERR-03]. A listener that
 * cancels `ashlar:login-required`, `ashlar:authorization-fail`, `ashlar:connect` … on
 * the document takes charge of it.
 */
export const siteCalls = createDataLayer(SITE_CALLS)
