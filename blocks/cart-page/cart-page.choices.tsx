import { type FormEvent, type ReactElement, useMemo, useState } from 'react'
import type { Cart } from '../../src/commerce/cart/cart.schema'
import { applyCoupon, chooseLocation, chooseShipping, removeCoupon } from '../../src/commerce/cart/page-cart'
import { formatCents } from '../../src/locale/money/money-format'
import { Enhanced } from '../kit/element/enhanced'
import { useUniqueId } from '../kit/element/host'
import { MESSAGES } from './cart-page.messages'
import { outcomeText } from './cart-page.state'

interface CouponsProps {
  readonly cart: Cart
  /** The initial text of the code field. */
  readonly initialCode: string
}

/** Discount codes. */
export function Coupons({ cart, initialCode }: CouponsProps): ReactElement {
  const id = useUniqueId()
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState('')
  const waiting = new Set(cart.invalidCoupons.map(({ promoCode }) => promoCode))

  async function apply(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // Read from the field: the view may not have rendered the last letter yet.
    const typed = `${new FormData(event.currentTarget).get('code') ?? ''}`.trim()
    if (!typed) return
    setProblem('')
    const outcome = await applyCoupon(typed)
    setProblem(outcomeText(outcome))
    if (outcome.ok) setCode('')
  }

  return (
    <>
      <form className="cart__coupon" onSubmit={event => void apply(event)}>
        <label htmlFor={id}>{MESSAGES.code}</label>
        <div className="cart__row">
          <input
            id={id}
            name="code"
            maxLength={60}
            autoComplete="off"
            required
            value={code}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={event => setCode(event.currentTarget.value)}
          />
          <button className="button" type="submit">
            {MESSAGES.apply}
          </button>
        </div>
        <span id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </span>
      </form>
      {cart.coupons.map(({ promoCode, name }) => (
        <div key={promoCode} className="cart__used">
          <span>
            <strong>{promoCode}</strong> {name} {waiting.has(promoCode) ? MESSAGES.waiting : ''}
          </span>
          <button
            type="button"
            className="plain"
            aria-label={MESSAGES.removeNamed(promoCode)}
            onClick={() => void removeCoupon(promoCode).then(outcome => setProblem(outcomeText(outcome)))}
          >
            {MESSAGES.remove}
          </button>
        </div>
      ))}
    </>
  )
}

/** Shipping options. */
export function Shipping({ cart }: { readonly cart: Cart }): ReactElement | null {
  const name = useUniqueId()
  const [problem, setProblem] = useState('')
  if (cart.shippingOptions.length === 0) return null
  return (
    <fieldset className="cart__ways">
      <legend>{MESSAGES.ways}</legend>
      {cart.shippingOptions.map(option => (
        <label key={option.id} className="choice">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={cart.selectedShippingOption?.id === option.id}
            onChange={() => void chooseShipping(option.id).then(outcome => setProblem(outcomeText(outcome)))}
          />
          <span>{option.name}</span>
          <span>
            {option.costCents === 0
              ? MESSAGES.free
              : formatCents(option.costCents, cart.subtotalAmount.currency)}
          </span>
        </label>
      ))}
      <p className="problem" role="alert">
        {problem}
      </p>
    </fieldset>
  )
}

/** The server's address form, submitted without leaving the page. */
export function Place({ form }: { readonly form: HTMLFormElement }): ReactElement {
  const [problem, setProblem] = useState('')
  const nodes = useMemo(() => [form], [form])
  const location = useMemo(() => ({ form, setProblem }), [form])
  return (
    <div>
      <Enhanced nodes={nodes} enhance={sendLocation} data={location} />
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}

interface LocationForm {
  readonly form: HTMLFormElement
  readonly setProblem: (problem: string) => void
}

function sendLocation(_host: HTMLElement, { form, setProblem }: LocationForm): () => void {
  const submit = (event: Event): void => {
    event.preventDefault()
    const typed = new FormData(form)
    const text = (name: string): string => `${typed.get(name) ?? ''}`.trim()
    const place = { country: text('country'), region: text('region'), postalCode: text('postalCode') }
    void chooseLocation(place).then(outcome => setProblem(outcomeText(outcome)))
  }
  form.addEventListener('submit', submit)
  return () => form.removeEventListener('submit', submit)
}
