import { type ReactElement, useLayoutEffect, useMemo, useState } from 'react'
import { FORM_MESSAGES } from '../../src/forms/form-messages'
import { pointsToFaults } from '../../src/forms/submission.state'
import { safeHref } from '../../src/links/safe-href'
import { DECOY_FIELD } from '../../src/wire/form-paths'
import type { ServerContent } from '../kit/define-block'
import { bindFields } from '../kit/form-content'
import { FormNotice } from '../kit/form-notice'
import { FormSent } from '../kit/form-sent'
import { takeForm } from '../kit/form-served'
import { ServerHtml } from '../kit/server-html'
import { useForm } from '../kit/use-form'
import { Field } from './form.field'
import { MESSAGES } from './form.messages'
import type { FormBlockData } from './form.schema'
import { FormSummary } from './form.summary'

interface FormBodyProps extends FormBlockData, ServerContent {
  readonly isOverlayForm: boolean
}

/** The form itself: the server's own, or one made of its fields; and what stands in its place once it is sent. */
export function FormBody(props: FormBodyProps): ReactElement {
  const { served, fields, serverNodes, isOverlayForm } = props
  const [box, setBox] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => (served ? takeForm(served.form) : undefined), [served])

  const bound = useMemo(() => (box ? bindFields(box, fields, served?.boxes) : []), [box, fields, served])
  const settings = { ...props, isNewsletter: false, captcha: undefined }
  const { state, values } = useForm(box, bound, settings)

  const points = pointsToFaults(state, false)
  const isReplaced = state.status === 'success' && !safeHref(props.successRedirect)
  return (
    <div ref={setBox} className="form" data-status={state.status}>
      <FormNotice messages={points ? [FORM_MESSAGES.scrollDown] : []} />
      <div className="form__body" hidden={isReplaced}>
        {served ? (
          <ServerHtml nodes={isOverlayForm ? [served.form as unknown as ChildNode] : serverNodes} />
        ) : (
          <NewForm {...props} />
        )}
      </div>
      <FormNotice messages={points ? [...state.failure.form, FORM_MESSAGES.scrollUp] : []} isAlert />
      {isReplaced && (
        <FormSent
          text={props.submissionText as string | readonly ChildNode[]}
          html={props.submissionHtml}
          runScripts={props.runSubmissionScripts}
        >
          {props.showSummary && <FormSummary fields={fields} values={values} />}
        </FormSent>
      )}
    </div>
  )
}

/** A form whose fields stand in JSON only. */
function NewForm({ fields, submitButtonText, label, isLegacy }: FormBlockData): ReactElement {
  return (
    <form noValidate autoComplete="on" method="post" aria-label={label || undefined}>
      <div className={isLegacy ? 'form__fields field-list clear' : 'form__fields'}>
        {fields.map(field => (
          <Field key={field.id} field={field} isLegacy={isLegacy} />
        ))}
      </div>
      <p className="form__decoy" aria-hidden="true">
        <label>
          {MESSAGES.decoy}
          <input name={DECOY_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className={isLegacy ? 'form__actions form-button-wrapper' : 'form__actions'}>
        <button
          type="submit"
          className={isLegacy ? 'form__submit button sqs-system-button sqs-editable-button' : 'form__submit'}
        >
          {submitButtonText}
        </button>
      </div>
    </form>
  )
}
