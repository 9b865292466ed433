import type { AddedLine, CartOutcome, CartView } from '../../src/commerce/cart/cart-interface'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { shop } from '../../src/commerce/closure'
import {
  type Choice,
  choiceIn,
  choose,
  chosenVariant,
  withChoice,
} from '../../src/commerce/product/choice.state'
import type { Product } from '../../src/commerce/product/product'
import { dom } from '../../src/data/core/dom'
import { isEditMode } from '../../src/site/core/edit-mode'
import { hasCartIn } from '../../src/site/slices/cart-cookie'
import { pageSettings } from '../../src/site/slices/page'
import { emit } from '../kit/element/host'
import type { ProductEvents } from './block'
import { checkOut, giftCardCheckout, isExpress } from './product.express'
import { type LineImage, lineOf } from './product.line'
import type { ProductData } from './product.schema'
import {
  beginAdding,
  endAdding,
  type OrderError,
  type ProductState,
  pick,
  readOrder,
  reject,
  settle,
  startState,
  typeQuantity,
  updateStock,
  warn,
} from './product.state'
import { stocksIn, withLeft } from './product.stock'

/** Duration of the button's confirmation, in ms. */
const ADDED_MS = 2500

const cartStore = () => import('../../src/commerce/cart/page-cart')

/** The view of a purchase: React, or the server's own controls. */
interface PurchaseView {
  readonly draw: (state: ProductState) => void
  /** Moves the focus to the control with the error. */
  readonly focus: (at: OrderError['at']) => void
  readonly image: () => LineImage
  /** Returns the answers to the product's own fields as JSON; undefined for none. */
  readonly answers?: () => string | undefined
  /** Returns whether those answers are valid; the browser reports errors in them. */
  readonly isAnswered?: () => boolean
}

/** A running purchase of a product. */
export interface Purchase {
  readonly choose: (option: number, value: string) => void
  readonly typeQuantity: (text: string) => void
  readonly order: () => Promise<void>
  readonly stop: () => void
}

/** Returns the initial state: the choice in the address, then that of the controls. */
export function startOf(product: ProductData, inControls: Choice, quantity: string): ProductState {
  // The address may be that of another product's page.
  const query = new URLSearchParams(product.rememberChoice ? location.search : '')
  return startState(choiceAtStart(product, query, inControls), quantity, shop().closed)
}

/** Runs the purchase of a product in `host`, starting with `state`. */
export function startPurchase(
  host: HTMLElement,
  product: ProductData,
  state: ProductState,
  view: PurchaseView,
): Purchase {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLearning = false

  for (const near of ['pointerenter', 'focusin']) {
    host.addEventListener(near, () => updateFromCart().catch(() => {}), { signal, once: true })
  }

  return {
    choose(option, value) {
      go(pick(product, state, option, value))
      if (product.rememberChoice) rememberChoice(product, state.choice)
      const { sku = '' } = chosenVariant(product, state.choice) ?? {}
      emit<ProductEvents>(host, 'change', { values: state.choice, sku })
    },
    typeQuantity: text => go(typeQuantity(state, text)),
    order,
    stop() {
      stopping.abort()
      clearTimeout(timer)
    },
  }

  function go(next: ProductState): void {
    state = next
    view.draw(state)
  }

  /** Updates the known stock with the cart's contents and the server's numbers. */
  async function updateFromCart(): Promise<void> {
    if (isLearning) return
    isLearning = true
    const { $cart, loadCart } = await cartStore()
    if (signal.aborted) return
    const isSaved = pageSettings().adopt === 'legacy'
    const learn = ({ cart, isLoaded, isSlow, problem }: CartView): void => {
      if (isSlow !== state.isSlow) go({ ...state, isSlow })
      if (isLoaded) go(updateStock(state, stocksIn(cart, product.id, state.stocks)))
      // A saved page may have lost its shop: the visitor learns so before they press.
      if (isSaved) go(warn(state, isLoaded ? '' : problem))
    }
    signal.addEventListener('abort', $cart.listen(learn))
    learn($cart.get())
    if (isSaved || hasCartIn(dom.cookie)) loadCart()
  }

  async function order(): Promise<void> {
    if (state.phase === 'adding') return
    const read = readOrder(product, state)
    if (!read.ok) {
      go(reject(state, read.error))
      return view.focus(read.error.at)
    }
    const line = read.value
    if (view.isAnswered?.() === false) return
    const answers = view.answers?.()
    const direct = giftCardCheckout(product, line, answers)
    if (direct) return location.assign(direct)
    go(beginAdding(state))
    const outcome = await add(lineOf(product, line, view.image(), answers))
    if (signal.aborted) return
    if (!outcome.ok) {
      const { message, reason, left } = outcome.error
      if (left !== undefined) go(updateStock(state, withLeft(state.stocks, line.sku, left)))
      return go(reject(state, { at: 'cart', message: reason ? `${message}. ${reason}` : message }))
    }
    go(endAdding(state))
    if (isExpress()) return checkOut(product, (await cartStore()).$cart.get().cart.cartToken)
    clearTimeout(timer)
    timer = setTimeout(() => go(settle(state)), ADDED_MS)
  }
}

/** A cart that does not load is an ordinary failure. */
const add = (line: AddedLine): Promise<CartOutcome> =>
  cartStore()
    .then(({ addToCart }) => addToCart(line))
    .catch(() => ({ ok: false, error: { message: CART_MESSAGES.add, reason: '' } }))

/** Returns the initial choice: from the address, or else from the page's own controls. */
function choiceAtStart(product: Product, query: URLSearchParams, inControls: Choice): Choice {
  return inControls.reduce(
    (choice, value, option) => {
      const next = choice[option] || !value ? choice : choose(product, choice, option, value)
      // If two choices do not combine, the earlier one stays.
      return choice.every((earlier, at) => at === option || next[at] === earlier) ? next : choice
    },
    choiceIn(query, product),
  )
}

/** Writes the choice to the page's address without a new history entry. */
function rememberChoice(product: Product, choice: Choice): void {
  if (isEditMode()) return
  const query = withChoice(new URLSearchParams(location.search), product, choice).toString()
  const url = `${location.pathname}${query && `?${query}`}${location.hash}`
  if (url !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', url)
}
