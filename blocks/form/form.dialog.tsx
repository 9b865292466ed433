import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { report } from '../../src/data/core/report'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { useUniqueId } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './form.messages'
import type { FormBlockData } from './form.schema'

interface FormDialogProps extends Pick<FormBlockData, 'handle' | 'label' | 'lightboxHandleText'> {
  /** The form. */
  readonly children: ReactNode
}

/** A button that opens the form in a modal dialog, whose code loads on the first press. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { handle, label, lightboxHandleText, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useUniqueId()
  const undo = useRef<() => void>(undefined)
  const close = (): void => (undo.current ? undo.current() : dialog.current?.close())
  const open = async (): Promise<void> => {
    const { openModal } = await import('../kit/ui/modal/open-modal')
    if (dialog.current && !dialog.current.open) undo.current = openModal(dialog.current, { close })
  }
  useEffect(() => () => undo.current?.(), [])
  const press = (): void =>
    void open().catch(cause => {
      report(cause)
      dialog.current?.showModal()
    })
  return (
    <>
      {handle ? (
        <ServerHandle handle={handle} onPress={press} />
      ) : (
        <button type="button" className="form__open sqs-system-button" aria-haspopup="dialog" onClick={press}>
          {lightboxHandleText}
        </button>
      )}
      <dialog ref={dialog} className="form__dialog" aria-labelledby={title}>
        <div className="form__bar">
          <h2 id={title} className="form__title">
            {label || lightboxHandleText}
          </h2>
          <button type="button" className="form__close" aria-label={MESSAGES.close} onClick={close} />
        </div>
        {children}
      </dialog>
    </>
  )
}

/** The server's own button, with everything that the site's style sheets and scripts know it by. */
function ServerHandle({
  handle,
  onPress,
}: {
  readonly handle: Element
  readonly onPress: () => void
}): ReactElement {
  const nodes = useMemo(() => [handle], [handle])
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const button = handle.matches(BUTTON) ? handle : (handle.querySelector(BUTTON) ?? handle)
    const restore = keepAttributes(button, ['aria-haspopup'])
    const listen = (): void => latest.current()
    button.setAttribute('aria-haspopup', 'dialog')
    button.addEventListener('click', listen)
    return () => {
      button.removeEventListener('click', listen)
      restore()
    }
  }, [handle])
  return <ServerHtml nodes={nodes} />
}

const BUTTON = 'button, a, [role=button]'
