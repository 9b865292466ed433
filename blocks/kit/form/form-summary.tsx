import type { ReactElement } from 'react'
import { summarise } from '../../../src/forms/field-summary'
import type { FormField } from '../../../src/forms/fields/field.schema'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import { FORM_MESSAGES } from '../../../src/forms/form-messages'

interface FormSummaryProps {
  readonly fields: readonly FormField[]
  readonly values: Readonly<Record<string, FieldValue>>
}

/** Lists the submitted values field by field, without passwords and values that the visitor did not type. */
export function FormSummary({ fields, values }: FormSummaryProps): ReactElement {
  const shown = fields.filter(({ type }) => !['hidden', 'section', 'password'].includes(type))
  return (
    <dl className="form__summary" aria-label={FORM_MESSAGES.summary}>
      {shown.map((field, at) => (
        <div key={at}>
          <dt>{field.title}</dt>
          {summarise(field, values[field.id]).map(({ name, text }, index) => (
            <dd key={index}>{name ? `${name}: ${text}` : text}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
