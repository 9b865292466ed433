import type { ReactElement } from 'react'
import type { SystemErrorRequest } from '../../../src/overlays/dialog-requests/dialog.request'
import { MESSAGES } from '../dialog.messages'
import { type DialogProps, Modal } from './dialog-frame'

/** Shows an error of the whole page; the visitor can reload the page or continue. */
export function SystemError({
  request: { host, errorKey },
  ...props
}: DialogProps & { readonly request: SystemErrorRequest }): ReactElement {
  return (
    <Modal {...props} role="alertdialog" title={host ? MESSAGES.unreachable(host) : MESSAGES.wentWrong}>
      {answer => (
        <>
          <p className="message" part="message">
            {MESSAGES.errorKey} <code part="error-key">{errorKey}</code>
          </p>
          <div className="buttons" part="buttons">
            <button className="cancel" part="button cancel" type="button" onClick={() => answer('cancel')}>
              {MESSAGES.clear}
            </button>
            <button
              className="confirm"
              part="button confirm"
              type="button"
              onClick={() => {
                answer('confirm')
                location.reload()
              }}
            >
              {MESSAGES.reload}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}
