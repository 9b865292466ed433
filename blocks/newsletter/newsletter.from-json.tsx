import type { ReactElement } from 'react'
import { useUniqueId } from '../kit/element/host'
import { type ControlAttributes, Honeypot, useDrawnElements, useField } from '../kit/form/frame/drawn-form'
import { MESSAGES } from './newsletter.messages'
import type { NewsletterData } from './newsletter.schema'

/** A sign-up that is defined in JSON only. */
export function NewsletterFromJson(props: NewsletterData): ReactElement {
  const { title, description, requestName, emailLabel, buttonText, footnote } = props
  const id = useUniqueId()
  const errorId = `${id}-error`
  const { button } = useDrawnElements()
  const { error, control } = useField('email', errorId)
  // Both fields show their error in one place.
  const name = useField('name', errorId)
  return (
    <form noValidate autoComplete="on" method="post" aria-labelledby={title ? `${id}-title` : undefined}>
      {title && (
        <p id={`${id}-title`} className="newsletter__title">
          {title}
        </p>
      )}
      {description && <p className="newsletter__description">{description}</p>}
      {requestName && (
        <fieldset className="newsletter__name" data-field-id="name">
          <legend>{MESSAGES.name}</legend>
          <NamePart label={MESSAGES.first} token="given-name" control={name.control()} />
          <NamePart label={MESSAGES.last} token="family-name" control={name.control()} />
        </fieldset>
      )}
      <div
        className={error === undefined ? 'newsletter__row' : 'newsletter__row error'}
        data-field-id="email"
      >
        <span className="form__error" id={errorId}>
          {error ?? name.error}
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
          {...control()}
        />
        <button ref={button} className="newsletter__button" type="submit">
          {buttonText}
        </button>
      </div>
      <Honeypot />
      {footnote && <p className="newsletter__footnote">{footnote}</p>}
    </form>
  )
}

interface NamePartProps {
  readonly label: string
  readonly token: string
  readonly control: ControlAttributes
}

function NamePart({ label, token, control }: NamePartProps): ReactElement {
  const id = useUniqueId()
  return (
    <div className="newsletter__part">
      <label className="newsletter__label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="newsletter__input" name="name" autoComplete={token} {...control} />
    </div>
  )
}
