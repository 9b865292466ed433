import type { ReactElement } from 'react'

interface FormNoticeProps {
  readonly messages: readonly string[]
  /** Reads the messages out at once. */
  readonly isAlert?: boolean
}

/** What the form as a whole has to say; always there, so that screen readers hear what comes into it. */
export function FormNotice({ messages, isAlert = false }: FormNoticeProps): ReactElement {
  return (
    <div className="form__notice" {...(isAlert && { role: 'alert' })}>
      {messages.map(message => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}
