import type { AddedLine, CartOutcome, CartView } from '../../src/commerce/cart/cart-interface'
import { CART_MESSAGES } from '../../src/commerce/catalog/cart.messages'
import { chosenVariant } from '../../src/commerce/product/choice.state'
import { hasCartIn } from '../../src/site/core/cart-cookie'
import { emit } from '../kit/element/host'
import { choiceAtStart, rememberChoice } from './product.address'
import { drawnProduct } from './product.draw'
import { checkOut, giftCardCheckout, isExpress } from './product.express'
import { lineOf } from './product.line'
import { optionControls } from './product.option'
import { answersOf, findParts } from './product.parts'
import type { ProductData } from './product.schema'
import {
  beginAdding,
  endAdding,
  type Fault,
  type ProductState,
  pick,
  readOrder,
  refuse,
  resupply,
  settle,
  startState,
  typeQuantity,
} from './product.state'
import { suppliesIn, withLeft } from './product.supply'

/** For how long the button says that it is done, in ms. */
const ADDED_MS = 2500

const cartStore = () => import('../../src/commerce/cart/cart-store')

/** Brings the server's controls of a product to life. Returns how to give them back as they were. */
export function runProduct(host: HTMLElement, product: ProductData): () => void {
  const parts = findParts(host)
  if (!parts) return () => {}
  const { button, form, quantity, fields } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  const options = product.optionNames.flatMap((name, at) => optionBox(host, name, at)).map(optionControls)
  const drawn = drawnProduct(host, product, parts, options)
  const inControls = product.optionNames.map((_, at) => options[at]?.value() ?? '')
  // The address may be that of another product's page.
  const query = new URLSearchParams(product.rememberChoice ? location.search : '')
  const start = choiceAtStart(product, query, inControls)
  let state = startState(start, quantity?.value ?? '1')
  let timer: ReturnType<typeof setTimeout> | undefined

  function go(next: ProductState): void {
    state = next
    drawn.draw(state)
  }

  function choose(option: number, value: string): void {
    go(pick(product, state, option, value))
    if (product.rememberChoice) rememberChoice(product, state.choice)
    const { sku = '' } = chosenVariant(product, state.choice) ?? {}
    emit(host, 'change', { values: state.choice, sku })
  }

  function blame(fault: Fault): void {
    go(refuse(state, fault))
    const at = typeof fault.at === 'number' ? options[fault.at]?.control : fault.at === 'quantity' && quantity
    if (at) at.focus()
  }

  let isLearning = false

  /** What lies in the cart already, and what the server says there is left of it. */
  async function learnCart(): Promise<void> {
    if (isLearning) return
    isLearning = true
    const { $cart, loadCart } = await cartStore()
    if (signal.aborted) return
    const learn = ({ cart, isLoaded }: CartView): void => {
      if (isLoaded) go(resupply(state, suppliesIn(cart, product.id, state.supplies)))
    }
    signal.addEventListener('abort', $cart.listen(learn))
    learn($cart.get())
    if (hasCartIn(document.cookie)) loadCart()
  }

  async function order(): Promise<void> {
    if (state.phase === 'adding') return
    const line = readOrder(product, state)
    if ('message' in line) return blame(line)
    // Their words are the browser's own.
    if (!fields.every(field => field.reportValidity())) return
    const answers = answersOf(fields)
    const direct = giftCardCheckout(product, line, answers)
    if (direct) return location.assign(direct)
    go(beginAdding(state))
    const outcome = await add(lineOf(host, product, line, answers))
    if (signal.aborted) return
    if (!outcome.ok) {
      const { message, reason, left } = outcome
      if (left !== undefined) go(resupply(state, withLeft(state.supplies, line.sku, left)))
      return go(refuse(state, { at: 'cart', message: reason ? `${message}. ${reason}` : message }))
    }
    go(endAdding(state))
    if (isExpress()) return checkOut(product, (await cartStore()).$cart.get().cart.cartToken)
    clearTimeout(timer)
    timer = setTimeout(() => go(settle(state)), ADDED_MS)
  }

  options.forEach(({ box, value }, option) => {
    const changed = ({ target }: Event): void => {
      // Of a select and radio buttons that say the same, the one that was touched.
      const touched = target as HTMLSelectElement | HTMLInputElement
      choose(option, 'value' in touched ? touched.value : value())
    }
    box.addEventListener('change', changed, { signal })
  })
  quantity?.addEventListener('input', () => go(typeQuantity(state, quantity.value)), { signal })
  // Its own words would be said before ours.
  const wasNoValidate = form?.noValidate ?? false
  if (form) {
    form.noValidate = true
    form.addEventListener(
      'submit',
      event => {
        event.preventDefault()
        order()
      },
      { signal },
    )
  }
  // An exported page's button is none, and stands in no form.
  if (!form || button.localName !== 'button') button.addEventListener('click', order, { signal })
  host.addEventListener('keydown', pressAsButton, { signal })
  for (const near of ['pointerenter', 'focusin']) {
    host.addEventListener(near, () => learnCart().catch(() => {}), { signal, once: true })
  }
  drawn.draw(state)

  return () => {
    stopping.abort()
    clearTimeout(timer)
    if (form) form.noValidate = wasNoValidate
    drawn.restore()
    for (const { restore } of options) restore()
  }
}

/** A cart that does not come is a failure like any other. */
const add = (line: AddedLine): Promise<CartOutcome> =>
  cartStore()
    .then(({ addToCart }) => addToCart(line))
    .catch(() => ({ ok: false, message: CART_MESSAGES.add, reason: '' }))

/** The box of an option: the one with its name, or the one in its place. */
function optionBox(host: HTMLElement, name: string, at: number): HTMLElement[] {
  const boxes = [...host.querySelectorAll<HTMLElement>('.variant-option')]
  const isOf = (box: HTMLElement): boolean =>
    [...box.querySelectorAll('[data-variant-option-name]')].some(
      named => named.getAttribute('data-variant-option-name') === name,
    )
  const box = boxes.find(isOf) ?? boxes[at]
  return box ? [box] : []
}

/** What only says that it is a button answers to the keys of one. */
function pressAsButton(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || !target.matches('[role=button]:not(button)')) return
  if (key !== 'Enter' && key !== ' ') return
  event.preventDefault()
  target.click()
}
