import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { Honeypot, useDrawnElements } from '../kit/form/frame/drawn-form'
import { FormFrame } from '../kit/form/frame/form-frame'
import { Field } from './form.field'
import type { FormBlockData } from './form.schema'

interface FormBodyProps extends FormBlockData, ServerContent {
  readonly isOverlayForm: boolean
}

/** Renders the form: the server's own, or one built from its fields. */
export function FormBody(props: FormBodyProps): ReactElement {
  const { serverForm, fields, serverNodes, isOverlayForm } = props
  // In a dialog, the server's nodes around its form are omitted.
  const nodes = serverForm && isOverlayForm ? [serverForm.form as Element & ChildNode] : serverNodes
  return (
    <FormFrame
      settings={{ ...props, isNewsletter: false }}
      after={props}
      fields={fields}
      serverForm={serverForm}
      serverNodes={nodes}
    >
      <NewForm {...props} />
    </FormFrame>
  )
}

/** A form whose fields are defined in JSON only. */
function NewForm({ fields, submitButtonText, label, isLegacy, captcha }: FormBlockData): ReactElement {
  const elements = useDrawnElements()
  return (
    <form noValidate autoComplete="on" method="post" aria-label={label || undefined}>
      <div className={isLegacy ? 'form__fields field-list clear' : 'form__fields'}>
        {fields.map((field, index) => (
          <Field key={index} field={field} isLegacy={isLegacy} />
        ))}
      </div>
      <Honeypot />
      {captcha && <div ref={elements.captcha} className="form__captcha" />}
      <div className={isLegacy ? 'form__actions form-button-wrapper' : 'form__actions'}>
        <button
          ref={elements.button}
          type="submit"
          className={isLegacy ? 'form__submit button sqs-system-button sqs-editable-button' : 'form__submit'}
        >
          {submitButtonText}
        </button>
      </div>
    </form>
  )
}
