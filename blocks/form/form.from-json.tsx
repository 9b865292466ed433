import type { ReactElement } from 'react'
import { Honeypot, useDrawnElements } from '../kit/form/frame/drawn-form'
import { Field } from './form.field'
import type { FormBlockData } from './form.schema'

/** A form whose fields are defined in JSON only. */
export function FormFromJson({
  fields,
  submitButtonText,
  label,
  isLegacy,
  captcha,
}: FormBlockData): ReactElement {
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
