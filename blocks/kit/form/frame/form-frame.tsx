import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import type { FormField } from '../../../../src/forms/fields/field.schema'
import { bindFields, DrawnFieldsContext } from './form-fields'
import { type FormSettings, useForm } from './use-form'

/** The content that replaces a sent form. */
export interface AfterForm {
  /** Plain text, or the server's own nodes. */
  readonly submissionText: string | readonly Node[]
  /** HTML that is sanitised before it is shown. */
  readonly submissionHtml: string
  readonly runSubmissionScripts: boolean
  readonly showSummary: boolean
}

interface FormFrameProps {
  readonly settings: FormSettings
  readonly after: AfterForm
  readonly fields: readonly FormField[]
  /** The server-rendered form, and the element of each of its fields. */
  readonly served?: { readonly form: Element; readonly boxes: ReadonlyMap<string, Element> } | undefined
  /** The form's content. */
  readonly children: ReactNode
}

/** Renders a form with its notices, and the content that replaces it once it is sent. */
export function FormFrame({ settings, after, fields, served, children }: FormFrameProps): ReactElement {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [boxes] = useState(() => new Map<string, Element>())

  const bound = useMemo(
    () => (box ? bindFields(fields, served?.boxes ?? boxes, !served) : []),
    [box, boxes, fields, served],
  )
  const { used, onSubmit } = useForm(box, bound, settings)
  const { above = [], below = [] } = used?.form.formNotices(used.state, settings.isNewsletter) ?? {}
  const sent = used?.sent
  const drawn = { boxes, errors: used?.state.failure.fields ?? {} }

  return (
    <div className="form" data-status={used?.state.status}>
      <Notice messages={above} isAlert={settings.isNewsletter} />
      <div ref={setBox} className="form__body" hidden={!!sent} onSubmit={onSubmit}>
        <DrawnFieldsContext value={drawn}>{children}</DrawnFieldsContext>
      </div>
      <Notice messages={below} isAlert />
      {sent && (
        <sent.part.FormSent {...after} {...sent.answer}>
          {after.showSummary && <sent.part.FormSummary fields={fields} values={sent.values} />}
        </sent.part.FormSent>
      )}
    </div>
  )
}

/** The notices of the form as a whole; always rendered, so that screen readers announce changes. */
function Notice({ messages, isAlert }: { messages: readonly string[]; isAlert: boolean }): ReactElement {
  return (
    <div className="form__notice" {...(isAlert && { role: 'alert' })}>
      {messages.map(message => (
        <p key={message}>{message}</p>
      ))}
    </div>
  )
}
