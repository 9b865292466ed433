import { type ReactElement, useRef } from 'react'
import { adoptStyles } from '../../kit/element/adopt-styles'
import { MESSAGES } from '../dialog.messages'
import { type DialogProps, Modal } from '../stage/dialog-frame'
import css from './login.css?inline'
import { LoginForm } from './login-form'

adoptStyles(css)

/**
 * The login dialog [DLG-08]. Its form is in the light DOM, slotted into the dialog's shadow root, because password
 * managers do not look inside shadow roots.
 */
export function Login({ dialog, shadow }: DialogProps): ReactElement {
  const slot = `login-${dialog.key}`
  const finish = useRef(() => {})
  return (
    <>
      <Modal dialog={dialog} shadow={shadow} title={MESSAGES.loginTitle} hasClose>
        {answer => {
          finish.current = () => answer('confirm')
          return <slot name={slot} />
        }}
      </Modal>
      <LoginForm slot={slot} onDone={() => finish.current()} />
    </>
  )
}
