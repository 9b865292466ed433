import { domOf } from '../../../src/data/core/dom'
import { report } from '../../../src/data/core/report'
import { editsText } from '../../../src/overlays/edits-text'
import { whenNothingIsOpen } from '../../../src/overlays/escape-stack'
import { CONFIG_PATH, editorOf, isEditMode } from '../../../src/site/core/edit-mode'
import type { SiteContext } from '../../../src/site/core/site-store'
import { siteHost } from '../../../src/site/site-host'
import { account, isAuthenticated } from '../../../src/site/slices/account'
import { ACCOUNT_PATH, hasToken } from '../../../src/site/slices/has-token'
import { pageSettings } from '../../../src/site/slices/page'
import { statisticsSettings } from '../../../src/visitor/measure-page/page-facts'
import { configAddress } from '../../../src/visitor/owner/owner-paths'
import { type FeatureTools, onDestroy } from '../../core/features/feature'

/** Message to the editor around the page when Escape is pressed. */
export const TOGGLE_PREVIEW = 'ashlar:toggle-preview'

/** Elements for which the browser handles Escape itself. */
const NATIVE = ':modal, :popover-open'

/** The state of the page when Escape is pressed and nothing is open. */
export interface EscapePress {
  readonly isShifted: boolean
  /** The visitor is editing text. */
  readonly isEditing: boolean
  /** The page is shown in an editor. */
  readonly isEdited: boolean
  /** An owner or contributor is signed in. */
  readonly hasAccount: boolean
  /** A customer is signed in. */
  readonly isCustomer: boolean
  /** The site lets visitors open the login by Escape. */
  readonly mayLogIn: boolean
}

type EscapeAction = 'toggle-preview' | 'open-config' | 'open-login' | 'log-out' | 'nothing'

/** Opens the configuration panel or the login on Escape, and logs out on Shift+Escape. */
export function start({ $site }: Pick<FeatureTools, '$site'>, view: Window = window): void {
  onDestroy(
    whenNothingIsOpen(event => {
      if (domOf(view.document).querySelector(NATIVE)) return
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
    // The editor has the page's origin. An editor that marks the page itself runs in the same window.
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
        // Both pages offer a logout without scripts.
        const path = authenticatedAccount ? `${CONFIG_PATH}/` : ACCOUNT_PATH
        view.location.assign(view.location.origin + path)
      })
  }
}

/** The effect of Escape when nothing is open. */
export function escapeAction(press: EscapePress): EscapeAction {
  if (press.isEditing) return 'nothing'
  if (press.isShifted) return press.hasAccount || press.isCustomer ? 'log-out' : 'nothing'
  if (press.isEdited) return 'toggle-preview'
  if (press.hasAccount) return 'open-config'
  return press.mayLogIn ? 'open-login' : 'nothing'
}
