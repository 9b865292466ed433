import { type ReactElement, useEffect, useRef } from 'react'
import { report } from '../../src/data/core/report'
import type { ServerContent } from '../kit/element/define-block'
import { FormBody } from './form.body'
import { MESSAGES } from './form.messages'
import type { FormBlockData } from './form.schema'

/** A button that opens the form in a modal dialog, whose code loads on the first press. */
export function FormDialog(props: FormBlockData & ServerContent): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const undo = useRef<() => void>(undefined)
  const close = (): void => (undo.current ? undo.current() : dialog.current?.close())
  const open = async (): Promise<void> => {
    const { openModal } = await import('../kit/ui/modal/open-modal')
    if (dialog.current && !dialog.current.open) undo.current = openModal(dialog.current, { close })
  }
  useEffect(() => () => undo.current?.(), [])
  return (
    <>
      <button
        type="button"
        className="form__open sqs-system-button"
        aria-haspopup="dialog"
        onClick={() =>
          open().catch(cause => {
            report(cause)
            dialog.current?.showModal()
          })
        }
      >
        {props.lightboxHandleText}
      </button>
      <dialog ref={dialog} className="form__dialog" aria-label={props.label || props.lightboxHandleText}>
        <button type="button" className="form__close" aria-label={MESSAGES.close} onClick={close} />
        <FormBody {...props} isOverlayForm />
      </dialog>
    </>
  )
}
