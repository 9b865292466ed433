import type { ReactElement } from 'react'
import type { FormField } from '../../src/forms/fields/field.schema'
import { LIKERT_ANSWERS, LIKERT_LABELS, likertName } from '../../src/forms/fields/field-values'
import type { ControlAttributes } from '../kit/form/frame/drawn-form'

/** Radio buttons or checkboxes, one per option. */
export function Choices({
  field,
  control,
}: {
  readonly field: FormField
  readonly control: ControlAttributes
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
            {...control}
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
  readonly control: ControlAttributes
}

/** Statements to rate, each on a scale of its own. */
export function Likert({ field, id, control }: LikertProps): ReactElement {
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
                <input type="radio" name={likertName(field.id, index)} value={answer} {...control} />
                <span>{LIKERT_LABELS[answer]}</span>
              </label>
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
