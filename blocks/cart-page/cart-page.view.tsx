import { type ReactElement, useEffect, useRef, useState } from 'react'
import { closedText } from '../../src/commerce/cart/cart-interface'
import { cartSummary } from '../../src/commerce/cart/cart-summary.messages'
import { changeQuantity, refreshCart } from '../../src/commerce/cart/page-cart'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { safeHref } from '../../src/data/fields/links'
import { centsOf } from '../../src/locale/money/money'
import { useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { useCart } from '../kit/ui/use-cart'
import { Coupons, Place, Shipping } from './cart-page.choices'
import { Lines } from './cart-page.lines'
import { MESSAGES } from './cart-page.messages'
import { Note } from './cart-page.note'
import type { CartPageData } from './cart-page.schema'
import { type EarlyInput, ServerCart } from './cart-page.server-cart'
import { type RemovedLine, typedPieces } from './cart-page.state'
import { Checkout, Totals } from './cart-page.summary'

export function CartPage(props: CartPageData & ServerContent): ReactElement {
  const { serverNodes, continueShoppingLinkUrl, minimumOrderSubtotal, checkoutUrl, placeForm } = props
  const { askNote, compact } = props
  const { cart, isLoaded, isEstimate, isDoubtful, isSlow, isClosed, problem } = useCart()
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const [earlyInput, setEarlyInput] = useState<EarlyInput>()
  useEarlyInput(earlyInput)
  const announcement = useAnnouncement(
    isLoaded && !isEstimate ? cartSummary(cart.totalQuantity, cart.subtotalAmount) : '',
  )
  const shop = safeHref(continueShoppingLinkUrl) ?? '/'

  if (isClosed) return <ClosedCart shop={shop} />
  const slow = (
    <p className="cart__slow" role="status">
      {isSlow && CART_MESSAGES.slow}
    </p>
  )
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
    if (serverNodes.some(isFilled)) {
      return (
        <>
          {slow}
          {doubt}
          <ServerCart nodes={serverNodes} onRemove={setEarlyInput} />
        </>
      )
    }
    return (
      <>
        {slow}
        {doubt || <p className="lead">{MESSAGES.loading}</p>}
      </>
    )
  }
  const isEmpty = cart.entries.length === 0
  const note = askNote && <Note key={earlyInput?.note} note={cart.note} earlyNote={earlyInput?.note} />
  return (
    <>
      {slow}
      <p className="cart__spoken ashlar-visually-hidden" role="status">
        {announcement}
      </p>
      {doubt}
      {isEmpty && <Bag />}
      {isEmpty && <p className="lead">{MESSAGES.empty}</p>}
      <div className={isEmpty ? undefined : 'cart__columns'}>
        <div className="cart__content">
          <Lines cart={cart} removed={removed} setRemoved={setRemoved} />
          {compact && !isEmpty && note}
          {!compact && (
            <div className="cart__tools">
              <a className={isEmpty ? 'button button--filled' : undefined} href={shop}>
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
                <Coupons key={earlyInput?.code} cart={cart} initialCode={earlyInput?.code ?? ''} />
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

/** The picture of an empty cart. */
const Bag = (): ReactElement => (
  <svg className="cart__bag" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 8h14l1 13H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1" />
  </svg>
)

/** Replaces the cart of a shop that is closed. */
function ClosedCart({ shop }: { readonly shop: string }): ReactElement {
  return (
    <>
      <p className="lead" role="status">
        {closedText()}
      </p>
      <div className="cart__tools">
        <a className="button" href={shop}>
          {MESSAGES.goOn}
        </a>
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
function useEarlyInput(input: EarlyInput | undefined): void {
  const host = useHost()
  useEffect(() => {
    if (!input) return
    for (const [id, text] of input.quantities) {
      const pieces = typedPieces(text)
      if (pieces) void changeQuantity(id, pieces)
    }
    const { focus } = input
    if (focus) host.querySelector<HTMLElement>(`[name="${CSS.escape(focus)}"]`)?.focus()
  }, [input, host])
}

/** Returns the text to announce: every change, but not the initial text, which is visible anyway. */
function useAnnouncement(text: string): string {
  const first = useRef(text)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    first.current ||= text
    if (text && text !== first.current) {
      first.current = ' '
      setAnnouncement(text)
    }
  }, [text])
  return announcement
}
