import type { ReactElement } from 'react'
import type { QuestionRequest } from '../../../src/overlays/dialog-requests/dialog.request'
import { buttonText } from '../dialog.messages'
import { BUTTONS } from '../dialog.state'
import { type DialogProps, Modal } from './dialog-frame'

/** A question, or a message without buttons. */
export function Question({
  request,
  ...props
}: DialogProps & { readonly request: QuestionRequest }): ReactElement {
  const { style, title, message, labels } = request
  const buttons = BUTTONS[style]
  const isMessage = buttons.length === 0
  return (
    <Modal {...props} title={title} message={message} hasClose={isMessage} isLight={isMessage}>
      {answer =>
        !isMessage && (
          <div className="buttons" part="buttons">
            {buttons.map(outcome => (
              <button
                key={outcome}
                className={outcome}
                part={`button ${outcome}`}
                type="button"
                onClick={() => answer(outcome)}
              >
                {labels?.[outcome] || buttonText(style, outcome)}
              </button>
            ))}
          </div>
        )
      }
    </Modal>
  )
}
