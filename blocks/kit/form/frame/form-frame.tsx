import { type ReactElement, type ReactNode, useState } from 'react'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import { Enhanced } from '../../element/enhanced'
import type { FormSettings, ServerForm } from '../form-progress'
import type { AfterForm } from '../form-sent'
import { DrawnFormContext, newElements } from './drawn-form'
import { enhanceOwnForm, enhanceServerForm } from './server-form'
import { useForm } from './use-form'

interface FormFrameProps {
  readonly settings: Omit<FormSettings, 'keepsServer'>
  readonly after: AfterForm
  readonly fields: readonly FormField[]
  readonly serverForm?: ServerForm | undefined
  /** The server's nodes, which contain its form. */
  readonly serverNodes: readonly ChildNode[]
  /** The form, if React renders it. */
  readonly children: ReactNode
}

/** Renders a form, the server's or its children, with its notices, and the content that replaces it once it is sent. */
export function FormFrame(props: FormFrameProps): ReactElement {
  const { settings, after, fields, serverForm, serverNodes, children } = props
  const [elements] = useState(newElements)
  const keepsServer = !!serverForm && !settings.formId
  const enhance = keepsServer ? enhanceOwnForm : enhanceServerForm
  const { used, box, onSubmit } = useForm(fields, serverForm, elements, { ...settings, keepsServer })
  const { above = [], below = [] } = used?.form.formNotices(used.state, settings.isNewsletter) ?? {}
  const sent = used?.sent
  const drawn = { elements, errors: used?.state.failure.fields ?? {} }

  return (
    <div className="form" data-status={used?.state.status}>
      <Notice messages={above} isAlert={settings.isNewsletter}>
        {used && !settings.isNewsletter && <used.form.InvalidFields fields={used.invalid ?? []} />}
      </Notice>
      <div ref={box} className="form__body" hidden={!!sent} onSubmit={onSubmit}>
        {serverForm ? (
          <Enhanced nodes={serverNodes} enhance={enhance} data={serverForm.form} />
        ) : (
          <DrawnFormContext value={drawn}>{children}</DrawnFormContext>
        )}
      </div>
      <Notice messages={below} isAlert />
      {sent && (
        <used.form.FormSent {...after} {...sent.answer}>
          {after.showSummary && <used.form.FormSummary fields={fields} values={sent.values} />}
        </used.form.FormSent>
      )}
    </div>
  )
}

interface NoticeProps {
  readonly messages: readonly string[]
  readonly isAlert: boolean
  readonly children?: ReactNode
}

/** The notices of the form as a whole; always rendered, so that screen readers announce changes. */
function Notice({ messages, isAlert, children }: NoticeProps): ReactElement {
  return (
    <div className="form__notice" {...(isAlert && { role: 'alert' })}>
      {messages.map(message => (
        <p key={message}>{message}</p>
      ))}
      {children}
    </div>
  )
}
