import type { ReactElement } from 'react'
import type { FormField } from '../../src/forms/fields/field.schema'
import { LIKERT_ANSWERS, LIKERT_LABELS, likertName } from '../../src/forms/fields/field-values'
import type { invalid } from '../kit/form/frame/form-fields'

/** Attributes of a control whose field has an error. */
export type ErrorAttributes = ReturnType<typeof invalid>

/** Radio buttons or checkboxes, one per option. */
export function Choices({
  field,
  aria,
}: {
  readonly field: FormField
  readonly aria: ErrorAttributes
}): ReactElement {
  const { type, options, required } = field
  return (
    <div className="form__choices">
      {options.map((option, index) => (
        <label key={index} className="form__choice option">
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            name={field.id}
            value={option}
            required={required && type === 'radio'}
            {...aria}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  )
}

interface LikertProps {
  readonly field: FormField
  readonly id: string
  readonly aria: ErrorAttributes
}

/** Statements to rate, each on a scale of its own [FORM-16]. */
export function Likert({ field, id, aria }: LikertProps): ReactElement {
  return (
    <div className="form__likert">
      {field.options.map((question, index) => (
        <div
          key={index}
          className="form__question"
          role="radiogroup"
          aria-labelledby={`${id}-${index}`}
          aria-required={field.required}
          data-question={question}
        >
          <span id={`${id}-${index}`} className="form__statement">
            {question}
          </span>
          <span className="form__scale">
            {LIKERT_ANSWERS.map(answer => (
              <label key={answer} className="form__answer">
                <input type="radio" name={likertName(field.id, index)} value={answer} {...aria} />
                <span>{LIKERT_LABELS[answer]}</span>
              </label>
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
