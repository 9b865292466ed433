import { type ReactElement, useState } from 'react'
import type { CartEntry } from '../../src/commerce/cart/cart.schema'
import { changeQuantity } from '../../src/commerce/cart/page-cart'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { subscriptionText } from '../../src/commerce/product/subscription.messages'
import { safeHref } from '../../src/data/fields/links'
import { timesCents } from '../../src/locale/money/cents'
import { formatCents } from '../../src/locale/money/money-format'
import { useUniqueId } from '../kit/element/host'
import { MESSAGES } from './cart-page.messages'
import { failureText, nameOf, thumbnailOf, typedPieces } from './cart-page.state'

interface LineProps {
  readonly entry: CartEntry
  readonly currency: string
  /** The error of the line. */
  readonly problem: string
  readonly say: (problem: string) => void
  readonly onRemove: () => void
}

export function Line({ entry, currency, problem, say, onRemove }: LineProps): ReactElement {
  const { id, title, quantity, unitPriceCents, normalPriceCents, subscriptionPlan } = entry
  const problemId = useUniqueId()
  const [typed, setTyped] = useState<string>()
  const name = nameOf(entry, MESSAGES.gone)
  const href = safeHref(entry.fullUrl)
  const image = safeHref(entry.imageUrl)
  const message = problem || problemOf(entry)
  const price = formatCents(unitPriceCents, currency)

  async function set(next: number): Promise<void> {
    if (next === 0) return onRemove()
    say('')
    const outcome = await changeQuantity(id, next)
    if (!outcome.ok) say(failureText(outcome.error))
  }

  function type(text: string): void {
    const pieces = typedPieces(text)
    // A 0 may be unfinished input: it counts once the field loses focus, as do invalid numbers.
    setTyped(pieces ? undefined : text)
    if (pieces) void set(pieces)
  }

  function leave(): void {
    if (typed === undefined) return
    setTyped(undefined)
    if (typedPieces(typed) === 0) onRemove()
    else say(`${CART_MESSAGES.quantity}. ${MESSAGES.wholeNumber}`)
  }

  return (
    <li className="cart__entry" data-line={id}>
      {image ? <img src={thumbnailOf(image)} width={96} height={96} alt="" /> : <span />}
      <div className="cart__what">
        {href ? <a href={href}>{title}</a> : <span>{title || MESSAGES.gone}</span>}
        {entry.optionValues.length > 0 && (
          <span className="soft">{entry.optionValues.map(({ value }) => value).join(', ')}</span>
        )}
        <span className="soft">
          {normalPriceCents > unitPriceCents && <s>{formatCents(normalPriceCents, currency)}</s>}{' '}
          {subscriptionPlan ? `${price}, ${subscriptionText(subscriptionPlan)}` : price}
        </span>
        <span id={problemId} className="problem" role="alert">
          {message}
        </span>
      </div>
      <div className="cart__quantity">
        <button
          type="button"
          className="cart__step"
          aria-label={MESSAGES.fewer(name)}
          disabled={quantity <= 1}
          onClick={() => void set(quantity - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          name={`quantity:${id}`}
          aria-label={MESSAGES.quantityOf(name)}
          aria-describedby={message ? problemId : undefined}
          aria-invalid={message ? true : undefined}
          min={0}
          step={1}
          value={typed ?? quantity}
          onChange={event => type(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // Otherwise the same press clicks the button that takes the focus of a removed line, and puts it back.
            event.preventDefault()
            leave()
          }}
        />
        <button
          type="button"
          className="cart__step"
          aria-label={MESSAGES.more(name)}
          onClick={() => void set(quantity + 1)}
        >
          +
        </button>
      </div>
      <span className="cart__price">{formatCents(timesCents(unitPriceCents, quantity), currency)}</span>
      <button type="button" className="plain" aria-label={MESSAGES.removeNamed(name)} onClick={onRemove}>
        {MESSAGES.remove}
      </button>
    </li>
  )
}

function problemOf({ problem, qtyAvailable = 0 }: CartEntry): string {
  if (problem === 'too-many') return MESSAGES.problems['too-many'](qtyAvailable)
  return problem === 'gone' || problem === 'sold-out' ? MESSAGES.problems[problem] : ''
}
