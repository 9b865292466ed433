import { type ReactElement, useRef } from 'react'
import { adoptStyles } from '../../kit/element/adopt-styles'
import { MESSAGES } from '../dialog.messages'
import { type DialogProps, Modal } from '../stage/modal'
import css from './login.css?inline'
import { LoginForm } from './login-form'

adoptStyles(css)

/**
 * A customer's way in (A8 L141). The form stands in the page's light, and only its place in the dialog's shadow:
 * password managers look no further.
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
