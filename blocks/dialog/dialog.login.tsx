import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { DATA_MESSAGES } from '../../src/calls/client/call.messages'
import type { DataError } from '../../src/calls/client/call-answer'
import { isRecord } from '../../src/data/core/json'
import { BlockError, report } from '../../src/data/core/report'
import { signIn } from '../../src/visitor/session/sign-in'
import { adoptStyles } from '../kit/element/adopt-styles'
import { useUniqueId } from '../kit/element/host'
import css from './dialog.login.css?inline'
import { MESSAGES } from './dialog.messages'
import { type DialogProps, Modal } from './stage/dialog-frame'

adoptStyles(css)

/**
 * The login dialog. Its form is in the light DOM, slotted into the dialog's shadow root, because password
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

interface LoginFormProps {
  readonly slot: string
  readonly onDone: () => void
}

/** E-mail address, password and "remember me", with errors above. */
function LoginForm({ slot, onDone }: LoginFormProps): ReactElement {
  const id = useUniqueId()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const password = useRef<HTMLInputElement>(null)
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    setError('')
    const outcome = await signIn({
      email: `${fields.get('email')}`.trim(),
      password: `${fields.get('password')}`,
      rememberMe: fields.has('rememberMe'),
    })
    if (isGone.current) return
    setBusy(false)
    if (outcome.ok) return onDone()
    setError(messageOf(outcome.error))
    if (isNoAnswer(outcome.error)) {
      const why = 'the response to a login is invalid'
      report(new BlockError('login-failed', why, { cause: outcome.error }))
    }
    password.current?.select()
  }

  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}error` } : {}
  return (
    <form className="login" slot={slot} method="post" aria-label={MESSAGES.loginTitle} onSubmit={submit}>
      <p id={`${id}error`} className="fault" role="alert">
        {error}
      </p>
      <label htmlFor={`${id}email`}>{MESSAGES.email}</label>
      <input
        id={`${id}email`}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={256}
        {...wrong}
      />
      <label htmlFor={`${id}password`}>{MESSAGES.password}</label>
      <input
        ref={password}
        id={`${id}password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={1000}
        {...wrong}
      />
      <label className="remember">
        <input name="rememberMe" type="checkbox" /> {MESSAGES.rememberMe}
      </label>
      <button type="submit" aria-disabled={isBusy}>
        {isBusy ? MESSAGES.loggingIn : MESSAGES.logIn}
      </button>
    </form>
  )
}

/** Returns the server's message, whatever its status. */
function messageOf(error: DataError): string {
  // Details of an invalid response go to the console: they name addresses and fields that mean nothing to a
  // visitor.
  if (isNoAnswer(error)) return DATA_MESSAGES.server
  const { body, message } = error
  return isRecord(body) && typeof body['error'] === 'string' ? body['error'] : message
}

/** Returns whether the site's response is not that of a login. */
const isNoAnswer = ({ code }: DataError): boolean => code === 'unparseable' || code === 'answer-invalid'
