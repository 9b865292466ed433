import { type ReactElement, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { formatCents } from '../../src/locale/money/money-format'
import { readReset } from '../kit/form/controls/controls'
import { DONATION_MESSAGES } from './donation.messages'
import type { DonationData } from './donation.schema'
import type { Choice } from './donation.state'

interface AmountsProps extends Pick<DonationData, 'amounts' | 'customAmount' | 'currency' | 'label'> {
  readonly choice: Choice
  /** Whether an invalid amount has been submitted. */
  readonly isRefused: boolean
  readonly own: RefObject<HTMLInputElement | null>
  readonly onChoose: (choice: Choice) => void
  readonly onEnter: () => void
}

/** The amounts to choose from, and a field for a custom amount. */
export function Amounts(props: AmountsProps): ReactElement {
  const { amounts, customAmount, currency, label, choice, isRefused, own, onChoose, onEnter } = props
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.dataset['reset'] = readReset(box.current)
  }, [])
  const text = choice.kind === 'own' ? choice.text : ''
  return (
    <fieldset ref={box} className="donation__amounts">
      <legend>{label}</legend>
      {amounts.map(cents => (
        <label key={cents} className="donation__amount">
          <input
            type="radio"
            name={id}
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
              if (event.key === 'Enter') onEnter()
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
