import { ACCOUNT_PATH, hasToken } from '../../../src/calls/core/has-token'
import { report } from '../../../src/data/core/report'
import { whenNothingIsOpen } from '../../../src/overlays/escape/closables'
import { editsText } from '../../../src/overlays/escape/edits-text'
import { account, isAuthenticated } from '../../../src/site/core/account'
import { CONFIG_PATH, editorOf, isEditMode } from '../../../src/site/core/edit-mode'
import { pageSettings } from '../../../src/site/core/page'
import type { SiteContext } from '../../../src/site/core/site-store'
import { siteHost } from '../../../src/site/site-host'
import { statisticsSettings } from '../../../src/visitor/measure-page/page-facts'
import { configAddress } from '../../../src/visitor/owner/owner-paths'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { type EscapeAction, escapeAction } from './escape.state'

/** What the page says to the editor around it when Escape is pressed (A4 L67). */
export const TOGGLE_PREVIEW = 'ashlar:toggle-preview'

/** What the browser closes itself by Escape, or leaves. */
const NATIVE = ':modal, :popover-open'

/** Lets Escape lead to the panel or the login, and Shift+Escape log out (A4 L67). */
export function start({ $site }: Pick<FeatureTools, '$site'>, view: Window = window): void {
  onDestroy(
    whenNothingIsOpen(event => {
      if (view.document.querySelector(NATIVE)) return
      const site = $site.get()
      const action = escapeAction({
        isShifted: event.shiftKey,
        isEditing: editsText(event),
        isEdited: isEditMode(view),
        hasAccount: isAuthenticated(account(site)),
        isCustomer: hasToken() || statisticsSettings(site).memberAccountId !== '',
        mayLogIn: pageSettings(site).useEscapeKeyToLogin,
      })
      if (action === 'nothing') return
      event.preventDefault()
      act(action, site, view)
    }),
  )
}

function act(action: EscapeAction, site: SiteContext, view: Window): void {
  if (action === 'toggle-preview') {
    // The editor has our origin, or the page would not know of it. One that marks the page itself runs beside us.
    const editor = editorOf(view) ?? view
    editor.postMessage({ type: TOGGLE_PREVIEW }, view.location.origin)
  } else if (action === 'open-config') {
    view.location.assign(configAddress(siteHost(site), view.location))
  } else if (action === 'open-login') {
    view.location.assign(`${view.location.origin}${CONFIG_PATH}/`)
  } else {
    const { authenticatedAccount } = account(site)
    import('../../../src/visitor/session/log-out')
      .then(session => session.logOut({ authenticatedAccount }, view))
      .catch(cause => {
        report(cause)
        // There both can log out without scripts.
        const path = authenticatedAccount ? `${CONFIG_PATH}/` : ACCOUNT_PATH
        view.location.assign(view.location.origin + path)
      })
  }
}
