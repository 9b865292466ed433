import { type CSSProperties, type ReactNode, type ReactPortal, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dom } from '../../../src/data/core/dom'
import type { DialogOutcome } from '../../../src/overlays/dialog-requests/dialog.request'
import type { OpenDialog } from '../../../src/overlays/dialog-requests/dialog-store'
import { useUniqueId } from '../../kit/element/host'
import { CloseButton } from '../../kit/ui/modal/close-button'
import { useModal } from '../../kit/ui/modal/use-modal'
import { DIALOG_LAYER, DIALOG_PADDING, DIALOG_WIDTH } from '../dialog.state'
import { useLife } from './use-life'

/** The props of every dialog. */
export interface DialogProps {
  readonly dialog: OpenDialog
  readonly shadow: ShadowRoot
}

interface ModalProps extends DialogProps {
  readonly title: string
  /** Plain text below the title. */
  readonly message?: string
  readonly role?: 'dialog' | 'alertdialog'
  /** Adds a close button. */
  readonly hasClose?: boolean
  /** A press outside closes it, too. */
  readonly isLight?: boolean
  readonly children: (answer: (outcome: DialogOutcome) => void) => ReactNode
}

/** A modal dialog that waits for an answer. */
export function Modal(props: ModalProps): ReactPortal {
  const {
    dialog,
    shadow,
    isLight = false,
    title,
    message,
    role = 'dialog',
    hasClose = false,
    children,
  } = props
  const element = useRef<HTMLDialogElement>(null)
  const id = useUniqueId()
  const { phase, answer } = useLife(dialog, element)
  const { opener } = dialog.request
  const [direction] = useState(() => getComputedStyle(opener?.isConnected ? opener : dom.body).direction)
  useModal(element, phase === 'shown', {
    close: () => answer('cancel'),
    opener,
    first: dialog => (role === 'alertdialog' ? dialog : firstControl(dialog)),
    closesOutside: isLight,
    wrapsTab: true,
  })
  return createPortal(
    <dialog
      ref={element}
      className="dialog"
      part="dialog"
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      {...(message && { 'aria-describedby': `${id}message` })}
      dir={direction}
      data-phase={phase}
      style={MEASURES}
    >
      <div className="box" part="box">
        <h2 id={`${id}title`} className="title" part="title">
          {title}
        </h2>
        {message && (
          <p id={`${id}message`} className="message" part="message">
            {message}
          </p>
        )}
        {children(answer)}
        {hasClose && <CloseButton className="close" part="close" onClick={() => answer('cancel')} />}
      </div>
    </dialog>,
    shadow as unknown as Element,
  )
}

/** Returns the first control; the login form is in the page, and only its slot is in the dialog. */
function firstControl(dialog: HTMLDialogElement): HTMLElement {
  const form = dialog.querySelector('slot')?.assignedElements()[0]
  return (form ?? dialog).querySelector<HTMLElement>('input, button') ?? dialog
}

/** Custom properties that the style sheet reads. */
export const MEASURES = {
  '--_width': `${DIALOG_WIDTH}px`,
  '--_padding': `${DIALOG_PADDING}px`,
  zIndex: DIALOG_LAYER,
} as CSSProperties
