import { dom } from '../../data/core/dom'
import { report } from '../../data/core/report'
import { siteAddress } from '../core/site-address'
import { createCrumbStore } from './call-request'
import { createDataLayer, type DataLayerOptions } from './send-call'
import { siteUserToken } from './site-user-token'

/** The page's dependencies of its calls. */
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
    if (!dom.dispatchEvent(event)) return false
    return import('../failure-dialog').then(dialogs => dialogs.openFailureDialog(error), report)
  },
}

/**
 * The page's calls to its site: at the context's `website.baseUrl`, else the page's origin.
 *
 * A call that requires a login opens the dialog and is repeated after it; a denied permission,
 * or an unreachable host that no part of the page reports, opens the overlay. Listeners
 * that cancel `ashlar:login-required`, `ashlar:authorization-fail`, `ashlar:connect` … on the document
 * replace these dialogs.
 */
export const siteCalls = createDataLayer(SITE_CALLS)
