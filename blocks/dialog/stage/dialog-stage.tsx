import { type ReactElement, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { dom } from '../../../src/data/core/dom'
import { report } from '../../../src/data/core/report'
import {
  $dialogs,
  cancelAll,
  type OpenDialog,
  STAGE,
} from '../../../src/overlays/dialog-requests/dialog-store'
import { useHost } from '../../kit/element/host'
import { CLOSE_BUTTON_CSS } from '../../kit/ui/modal/close-button'
import type * as LoginPart from '../dialog.login'
import controlsCss from './controls.css?inline'
import css from './dialog.surface.css?inline'
import { InformationStack } from './information'
import { Question } from './question'
import { SystemError } from './system-error'

const sheet = new CSSStyleSheet()
sheet.replaceSync(CLOSE_BUTTON_CSS + css + controlsCss)

/** Shows the requested dialogs above the page, in a shadow root; only the login form is in the light DOM. */
export function DialogStage(): ReactElement {
  const host = useHost()
  const [shadow] = useState(() => shadowOf(host))
  const dialogs = useSyncExternalStore($dialogs.listen, $dialogs.get)
  const login = useLogin(dialogs)
  // Dialogs do not outlive their page, unless it has another stage.
  useLayoutEffect(
    () => () => {
      if (host.isConnected || !dom.querySelector(`ashlar-dialog[${STAGE}]`)) cancelAll()
    },
    [host],
  )
  const modals = dialogs.filter(({ request }) => request.kind !== 'information')
  return (
    <>
      <InformationStack dialogs={dialogs} shadow={shadow} />
      {modals.map(dialog => {
        const { key, request } = dialog
        const props = { key, dialog, shadow }
        if (request.kind === 'question') return <Question {...props} key={key} request={request} />
        if (request.kind === 'system-error') return <SystemError {...props} key={key} request={request} />
        return login && <login.Login {...props} key={key} />
      })}
    </>
  )
}

function shadowOf(host: HTMLElement): ShadowRoot {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  return shadow
}

/** Loads the login dialog with the first request for it; cancels the request if that fails. */
function useLogin(dialogs: readonly OpenDialog[]): typeof LoginPart | undefined {
  const [login, setLogin] = useState<typeof LoginPart>()
  const requested = dialogs.find(({ request }) => request.kind === 'login')
  useEffect(() => {
    if (!requested || login) return
    import('../dialog.login').then(setLogin, cause => {
      report(cause)
      requested.settle('cancel')
      requested.leave()
    })
  }, [requested, login])
  return login
}
