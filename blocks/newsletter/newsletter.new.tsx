import { type ReactElement, useId } from 'react'
import { HONEYPOT_FIELD } from '../../src/calls/form'
import { invalid, useField } from '../kit/form/frame/form-fields'
import { MESSAGES } from './newsletter.messages'
import type { NewsletterData } from './newsletter.schema'

/** A sign-up that is defined in JSON only. */
export function NewNewsletter(props: NewsletterData): ReactElement {
  const { title, description, requestName, emailLabel, buttonText, footnote } = props
  const id = useId()
  const { ref, error } = useField('email')
  return (
    <form noValidate autoComplete="on" method="post" aria-labelledby={title ? `${id}-title` : undefined}>
      {title && (
        <p id={`${id}-title`} className="newsletter__title">
          {title}
        </p>
      )}
      {description && <p className="newsletter__description">{description}</p>}
      {requestName && <Name />}
      <div
        ref={ref}
        className={error === undefined ? 'newsletter__row' : 'newsletter__row error'}
        data-field-id="email"
      >
        <span className="form__error" id={`${id}-error`}>
          {error}
        </span>
        <label className="newsletter__label" htmlFor={id}>
          {emailLabel}
        </label>
        <input
          id={id}
          className="newsletter__input"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
          {...invalid(error, `${id}-error`)}
        />
        <button className="newsletter__button" type="submit">
          {buttonText}
        </button>
      </div>
      <p className="form__decoy" aria-hidden="true">
        <label>
          {MESSAGES.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {footnote && <p className="newsletter__footnote">{footnote}</p>}
    </form>
  )
}

/** First and last name, both optional. */
function Name(): ReactElement {
  const { ref } = useField('name')
  return (
    <fieldset ref={ref} className="newsletter__name" data-field-id="name">
      <legend>{MESSAGES.name}</legend>
      <NamePart label={MESSAGES.first} token="given-name" />
      <NamePart label={MESSAGES.last} token="family-name" />
    </fieldset>
  )
}

function NamePart({ label, token }: { readonly label: string; readonly token: string }): ReactElement {
  const id = useId()
  return (
    <div className="newsletter__part">
      <label className="newsletter__label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="newsletter__input" name="name" autoComplete={token} />
    </div>
  )
}
