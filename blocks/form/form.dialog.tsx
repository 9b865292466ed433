import { type ReactElement, useRef } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { FormBody } from './form.body'
import { MESSAGES } from './form.messages'
import type { FormBlockData } from './form.schema'

/** A button that opens the form in a dialog; the browser keeps the focus in it and gives it back. */
export function FormDialog(props: FormBlockData & ServerContent): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className="form__open sqs-system-button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {props.lightboxHandleText}
      </button>
      <dialog ref={dialog} className="form__dialog" aria-label={props.label || props.lightboxHandleText}>
        <button
          type="button"
          className="form__close"
          aria-label={MESSAGES.close}
          onClick={() => dialog.current?.close()}
        />
        <FormBody {...props} isOverlayForm />
      </dialog>
    </>
  )
}
