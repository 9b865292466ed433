import { type ReactElement, useEffect, useRef, useState } from 'react'
import { changeQuantity, refreshCart } from '../../src/commerce/cart/cart-store'
import { cartSummary } from '../../src/commerce/cart/cart-summary.messages'
import { safeHref } from '../../src/data/fields/safe-href'
import { centsOf } from '../../src/locale/money/money'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { useCart } from '../kit/ui/cart/use-cart'
import { Coupons, Place, Shipping } from './cart-page.choices'
import { Lines } from './cart-page.lines'
import { MESSAGES } from './cart-page.messages'
import { Note } from './cart-page.note'
import type { CartPageData } from './cart-page.schema'
import { type Begun, Served } from './cart-page.served'
import { type RemovedLine, typedPieces } from './cart-page.state'
import { Checkout, Totals } from './cart-page.summary'

export function CartPage(props: CartPageData & ServerContent): ReactElement {
  const { serverNodes, continueShoppingLinkUrl, minimumOrderSubtotal, checkoutUrl, placeForm } = props
  const { askNote, compact } = props
  const { cart, isLoaded, isEstimate, isDoubtful, problem } = useCart()
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const [begun, setBegun] = useState<Begun>()
  useGoOn(begun)
  const spoken = useSpoken(
    isLoaded && !isEstimate ? cartSummary(cart.totalQuantity, cart.subtotalAmount) : '',
  )
  const shop = safeHref(continueShoppingLinkUrl) ?? '/'

  const doubt = isDoubtful && (
    <p className="problem" role="alert">
      {problem}{' '}
      <button type="button" className="plain" onClick={() => void refreshCart()}>
        {MESSAGES.again}
      </button>
    </p>
  )
  if (!isLoaded) {
    // The server's cart works without scripts, and stays until the cart has loaded.
    if (serverNodes.some(isFilled)) return <Served nodes={serverNodes} onGoing={setBegun} />
    return doubt || <p className="lead">{MESSAGES.loading}</p>
  }
  const isEmpty = cart.entries.length === 0
  const note = askNote && <Note key={begun?.note} note={cart.note} begun={begun?.note} />
  return (
    <>
      <p className="cart__spoken ashlar-visually-hidden" role="status">
        {spoken}
      </p>
      {doubt}
      {isEmpty && <p className="lead">{MESSAGES.empty}</p>}
      <div className={isEmpty ? undefined : 'cart__columns'}>
        <div className="cart__content">
          <Lines cart={cart} removed={removed} setRemoved={setRemoved} />
          {compact && !isEmpty && note}
          {!compact && (
            <div className="cart__tools">
              <a className={isEmpty ? 'button' : undefined} href={shop}>
                {MESSAGES.goOn}
              </a>
            </div>
          )}
        </div>
        {!isEmpty && (
          <aside className="cart__aside" aria-label={MESSAGES.summary}>
            <Totals cart={cart} isEstimate={isEstimate} />
            <Checkout
              cart={cart}
              minimumCents={centsOf(minimumOrderSubtotal)}
              checkoutUrl={safeHref(checkoutUrl) ?? '/'}
            />
            {!compact && (
              <>
                <Coupons key={begun?.code} cart={cart} begun={begun?.code ?? ''} />
                <Shipping cart={cart} />
                {placeForm && cart.requiresShipping && <Place form={placeForm} />}
                {note}
              </>
            )}
          </aside>
        )}
      </div>
    </>
  )
}

/** Returns whether the server has rendered a cart; an exported page has an empty box. */
function isFilled(node: ChildNode): boolean {
  if (node instanceof HTMLScriptElement) return false
  return Boolean(
    node.textContent?.trim() || (node instanceof Element && node.querySelector('input, textarea')),
  )
}

/** Restores the visitor's input and focus from the server's cart. */
function useGoOn(begun: Begun | undefined): void {
  const host = useHost()
  useEffect(() => {
    if (!begun) return
    for (const [id, text] of begun.quantities) {
      const pieces = typedPieces(text)
      if (pieces) void changeQuantity(id, pieces)
    }
    const { focus } = begun
    if (focus) host.querySelector<HTMLElement>(`[name="${CSS.escape(focus)}"]`)?.focus()
  }, [begun, host])
}

/** Returns the text to announce: every change, but not the initial text, which is visible anyway. */
function useSpoken(text: string): string {
  const first = useRef(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    first.current ||= text
    if (text && text !== first.current) {
      first.current = ' '
      setSpoken(text)
    }
  }, [text])
  return spoken
}
