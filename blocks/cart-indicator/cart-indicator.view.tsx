import { type ReactElement, useEffect } from 'react'
import { cartSummary, countText } from '../../src/commerce/cart/cart-summary.messages'
import { formatMoney } from '../../src/locale/money/money-format'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { useCart } from '../kit/ui/use-cart'
import type { CartIndicatorData } from './cart-indicator.schema'

/** Class of a link to an empty cart, used by the style sheets of exported sites. */
const EMPTY_CLASS = 'cart-quantity-zero'

export function CartIndicator({
  showSubtotal,
  serverNodes,
}: CartIndicatorData & ServerContent): ReactElement {
  const host = useHost()
  const { cart, isLoaded } = useCart()
  const { totalQuantity, subtotalAmount } = cart
  const isEmpty = totalQuantity === 0

  useEffect(() => {
    if (!isLoaded) return
    host.dataset.initialized = ''
    host.closest('.sqs-custom-cart')?.classList.toggle(EMPTY_CLASS, isEmpty)
  }, [host, isLoaded, isEmpty])
  useEffect(() => () => void delete host.dataset.initialized, [host])

  // The server's text applies until the cart has loaded.
  if (!isLoaded) return <ServerHtml as="span" nodes={serverNodes} />
  return (
    <>
      <span className="cart-indicator__count" aria-hidden="true">
        {countText(totalQuantity)}
      </span>
      {showSubtotal && !isEmpty && (
        <span className="cart-indicator__subtotal" aria-hidden="true">
          {formatMoney(subtotalAmount)}
        </span>
      )}
      <span className="cart-indicator__spoken ashlar-visually-hidden">
        {cartSummary(totalQuantity, subtotalAmount)}
      </span>
    </>
  )
}
