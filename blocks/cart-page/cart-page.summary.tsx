import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import type { Cart } from '../../src/commerce/cart/cart.schema'
import { minimumText } from '../../src/commerce/cart/cart-summary.messages'
import { settleCart } from '../../src/commerce/cart/page-cart'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { dom } from '../../src/data/core/dom'
import { formatCents } from '../../src/locale/money/money-format'
import { hasCartIn } from '../../src/site/slices/cart-cookie'
import { MESSAGES } from './cart-page.messages'

interface SummaryProps {
  readonly cart: Cart
  readonly isEstimate: boolean
}

/** The cart's totals. */
export function Totals({ cart, isEstimate }: SummaryProps): ReactElement {
  const { currency } = cart.subtotalAmount
  const { selectedShippingOption: way } = cart
  const amount = (cents: number): string => formatCents(cents, currency)
  const codes = cart.validCoupons.map(({ promoCode }) => promoCode).join(', ')
  return (
    <dl className="totals" aria-busy={isEstimate}>
      <Sum name={MESSAGES.subtotal} amount={amount(cart.subtotalCents)} />
      {cart.discountCents > 0 && (
        <Sum
          name={codes ? MESSAGES.discountOf(codes) : MESSAGES.discount}
          amount={`−${amount(cart.discountCents)}`}
        />
      )}
      {way && (
        <Sum
          name={MESSAGES.shipping(way.name)}
          amount={cart.shippingCostCents === 0 ? MESSAGES.free : amount(cart.shippingCostCents)}
        />
      )}
      {cart.applicableTaxRules.map(({ id, name, amountCents }) => (
        <Sum key={id} name={name} amount={amount(amountCents)} />
      ))}
      <div className="totals__sum">
        <dt>{cart.shippingLocation ? MESSAGES.total : MESSAGES.totalBefore}</dt>
        <dd>{amount(cart.grandTotalCents)}</dd>
      </div>
      {cart.giftCardCents > 0 && (
        <>
          <Sum name={MESSAGES.giftCard} amount={`−${amount(cart.giftCardCents)}`} />
          <div className="totals__sum">
            <dt>{MESSAGES.toPay}</dt>
            <dd>{amount(cart.grandTotalCents - cart.giftCardCents)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

function Sum({ name, amount }: { readonly name: string; readonly amount: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

interface CheckoutProps {
  readonly cart: Cart
  /** The minimum subtotal of the page; the cart may have a higher one. */
  readonly minimumCents: number
  readonly checkoutUrl: string
}

/**
 * Opens the checkout once every change is answered; disabled without a cart cookie or below the minimum
 * order.
 */
export function Checkout({ cart, minimumCents, checkoutUrl }: CheckoutProps): ReactElement {
  const form = useRef<HTMLFormElement>(null)
  const [alarm, setAlarm] = useState('')
  const [isGoing, setIsGoing] = useState(false)
  const least = Math.max(minimumCents, cart.minimumSubtotalCents)
  const tooLittle = minimumText(cart.subtotalCents, least, cart.subtotalAmount.currency)

  async function go(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (tooLittle || isGoing) return
    if (!hasCartIn(dom.cookie)) {
      setAlarm(CART_MESSAGES.noSession)
      return alert(CART_MESSAGES.noSession)
    }
    setAlarm('')
    setIsGoing(true)
    const isMade = await settleCart()
    setIsGoing(false)
    // A failed change is shown at its line, and the visitor decides.
    if (isMade) form.current?.submit()
  }

  return (
    <form ref={form} method="get" action={checkoutUrl} onSubmit={event => void go(event)}>
      {tooLittle && <p className="cart__minimum">{tooLittle}</p>}
      <button
        className="button button--filled button--wide"
        type="submit"
        disabled={tooLittle !== ''}
        aria-busy={isGoing}
      >
        {MESSAGES.checkout}
      </button>
      <p className="problem" role="alert">
        {alarm}
      </p>
    </form>
  )
}
