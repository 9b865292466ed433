import type { ReactElement, RefObject } from 'react'
import { moneyOf } from '../../src/locale/money/money'
import { formatCents } from '../../src/locale/money/money-format'
import { useUniqueId } from '../kit/element/host'
import { DONATION_MESSAGES } from './donation.messages'
import type { DonationData } from './donation.schema'
import type { Choice } from './donation.state'

interface AmountsProps extends Pick<DonationData, 'amounts' | 'customAmount' | 'currency' | 'label'> {
  readonly choice: Choice
  /** Whether the form around them sends the amounts; otherwise, the block adds the choice to the button's address. */
  readonly isSent?: boolean
  /** Whether an invalid amount has been submitted. */
  readonly isRefused: boolean
  readonly own: RefObject<HTMLInputElement | null>
  readonly onChoose: (choice: Choice) => void
  /** Called on Enter in the field, which submits a form by itself. */
  readonly onEnter?: () => void
}

/** The amounts to choose from, and a field for a custom amount. */
export function Amounts(props: AmountsProps): ReactElement {
  const { amounts, customAmount, currency, label, choice, isRefused, own, onChoose, onEnter, isSent } = props
  const id = useUniqueId()
  const text = choice.kind === 'own' ? choice.text : ''
  return (
    <fieldset className="donation__amounts">
      <legend>{label}</legend>
      {amounts.map(cents => (
        <label key={cents} className="donation__amount">
          <input
            type="radio"
            name={isSent ? 'amount' : id}
            value={moneyOf(cents, currency).value}
            checked={choice.kind === 'amount' && choice.cents === cents}
            onChange={() => onChoose({ kind: 'amount', cents })}
          />
          <span>{formatCents(cents, currency)}</span>
        </label>
      ))}
      {customAmount && (
        <label className="donation__other">
          <span>{DONATION_MESSAGES.otherAmount}</span>
          <input
            ref={own}
            className="form__control"
            name={isSent ? 'otherAmount' : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            maxLength={20}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `${id}error` : undefined}
            onChange={event => {
              const { value } = event.currentTarget
              onChoose(value.trim() ? { kind: 'own', text: value } : { kind: 'nothing' })
            }}
            onKeyDown={event => {
              if (event.key === 'Enter') onEnter?.()
            }}
          />
        </label>
      )}
      <p className="donation__fault" id={`${id}error`} role="alert">
        {isRefused && DONATION_MESSAGES.wrongAmount}
      </p>
    </fieldset>
  )
}
