import type { ReactElement } from 'react'
import { HONEYPOT_FIELD } from '../../src/calls/form'
import type { ServerContent } from '../kit/element/define-block'
import { Enhanced } from '../kit/element/enhanced'
import { FormFrame } from '../kit/form/frame/form-frame'
import { enhanceOwnForm, enhanceServerForm } from '../kit/form/frame/server-form'
import { Field } from './form.field'
import { MESSAGES } from './form.messages'
import type { FormBlockData } from './form.schema'

interface FormBodyProps extends FormBlockData, ServerContent {
  readonly isOverlayForm: boolean
}

/** Renders the form: the server's own, or one built from its fields. */
export function FormBody(props: FormBodyProps): ReactElement {
  const { served, fields, serverNodes, isOverlayForm } = props
  // In a dialog, the server's nodes around its form are omitted.
  const nodes = served && isOverlayForm ? [served.form as Element & ChildNode] : serverNodes
  const keepsServer = !!served && !props.formId
  const enhance = keepsServer ? enhanceOwnForm : enhanceServerForm
  return (
    <FormFrame
      settings={{ ...props, keepsServer, isNewsletter: false }}
      after={props}
      fields={fields}
      served={served}
    >
      {served ? <Enhanced nodes={nodes} enhance={enhance} data={served.form} /> : <NewForm {...props} />}
    </FormFrame>
  )
}

/** A form whose fields are defined in JSON only. */
function NewForm({ fields, submitButtonText, label, isLegacy, captcha }: FormBlockData): ReactElement {
  return (
    <form noValidate autoComplete="on" method="post" aria-label={label || undefined}>
      <div className={isLegacy ? 'form__fields field-list clear' : 'form__fields'}>
        {fields.map((field, index) => (
          <Field key={index} field={field} isLegacy={isLegacy} />
        ))}
      </div>
      <p className="form__decoy" aria-hidden="true">
        <label>
          {MESSAGES.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {captcha && <div className="form__captcha" />}
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
