import { atom } from 'nanostores'
import type { DataOutcome } from '../../calls/client/call-answer'
import { CART_MESSAGES, failureText } from '../catalog/cart.messages'
import { isQuantity } from '../catalog/quantity'
import { type Cart, emptyCart } from './cart.schema'
import * as rules from './cart.state'
import { type CartChange, entryOf, isUnsaved, type LineChange, sameLine } from './cart.state'
import {
  availableQuantityOf,
  type CartCalls,
  type Choice,
  cartCalls,
  cartChoices,
  isLost,
  reasonOf,
} from './cart-calls'
import {
  type AddedLine,
  type CartDependencies,
  type CartEventDetail,
  type CartOutcome,
  type CartStore,
  type CartView,
  closedText,
  failed,
} from './cart-interface'
import { createQueue, QUANTITY_DELAY_MS } from './change-queue'

const OK: CartOutcome = { ok: true, value: undefined }

/** Makes the cart's store: changes show immediately, are sent in order, and fail individually. */
export function createCartStore({ calls, after, notify, hasCart, isClosed }: CartDependencies): CartStore {
  const call: CartCalls = cartCalls(calls)
  const queue = createQueue(after, setSlow)
  let state = rules.cartStateOf(emptyCart())
  let isLoaded = false
  let problem = ''
  let isSlow = false
  const view = (): CartView => ({
    cart: rules.shownCart(state),
    isLoaded,
    isEstimate: rules.isEstimate(state),
    isDoubtful: state.isDoubtful,
    isSlow,
    isClosed: isClosed(),
    problem,
  })
  const $cart = atom(view())

  function show(next: rules.CartState): void {
    state = next
    $cart.set(view())
  }

  function setSlow(next: boolean): void {
    if (next === isSlow) return
    isSlow = next
    show(state)
  }

  /** Shows the server's cart on top of `next`; marks the cart as doubtful if it cannot be loaded. */
  async function resync(next: () => rules.CartState): Promise<CartOutcome> {
    const asked = await call.ask()
    problem = asked.ok ? '' : reasonOf(asked.error)
    isLoaded ||= asked.ok
    show(
      asked.ok
        ? { ...rules.refreshCart(next(), asked.value), isDoubtful: false }
        : { ...next(), isDoubtful: true },
    )
    return asked.ok ? OK : failed(CART_MESSAGES.add, problem)
  }

  const news = (
    action: CartEventDetail['action'],
    { itemId = '', sku = '', quantity = 0 } = {},
    isPutBack = false,
  ): void => {
    const { totalQuantity: count, subtotalCents, subtotalAmount } = state.confirmed
    const { currency } = subtotalAmount
    notify({ action, itemId, sku, quantity, count, subtotalCents, currency, ...(isPutBack && { isPutBack }) })
  }

  function confirm(number: number, cart: Cart): void {
    isLoaded = true
    problem = ''
    // Changes without a number did not show: their answer is the newest, because calls are sequential.
    show(number ? rules.confirmChange(state, number, cart) : rules.refreshCart(state, cart))
  }

  /** Sends the change that already shows under `number`. */
  async function send(
    number: number,
    message: string,
    answer: Promise<DataOutcome<Cart>>,
    isMade: (why: { readonly status: number; readonly isLost: boolean }) => boolean,
    made: () => void,
  ): Promise<CartOutcome> {
    const outcome = await answer
    if (outcome.ok) {
      confirm(number, outcome.value)
      made()
      if (state.isDoubtful && !rules.isEstimate(state)) await resync(() => state)
      return OK
    }
    const { error } = outcome
    const asked = await resync(() => rules.undoChange(state, number))
    if (isClosed()) return failed(closedText())
    if (!asked.ok || !isMade({ status: error.status, isLost: isLost(error) }))
      return failed(message, reasonOf(error), availableQuantityOf(error))
    made()
    return OK
  }

  function begin(change: CartChange): number {
    show(rules.beginChange(state, change))
    return state.latest
  }

  /** Changes a line; one that the server has not confirmed is changed as soon as it has. */
  function changeLine(change: LineChange): Promise<CartOutcome> {
    const line = entryOf(rules.shownCart(state), change.id)
    if (!line || !isUnsaved(line)) return changeNamed(change)
    const again = (): LineChange => ({ ...change, id: sameLine(state.confirmed, line)?.id ?? change.id })
    return queue.flush().then(() => changeNamed(again()))
  }

  function changeNamed(change: LineChange): Promise<CartOutcome> {
    const { id } = change
    const isRemoval = change.kind === 'remove'
    const number = begin(change)
    const line = entryOf(state.confirmed, id)
    return queue.add({
      key: `line ${id}`,
      delayMs: isRemoval ? 0 : QUANTITY_DELAY_MS,
      replaced: () => show(rules.undoChange(state, number)),
      send: () =>
        send(
          number,
          failureText(change),
          isRemoval ? call.remove(id) : call.setQuantity(id, change.quantity),
          isRemoval
            ? why => !entryOf(state.confirmed, id) && (why.isLost || why.status === 404)
            : why => why.isLost && entryOf(state.confirmed, id)?.quantity === change.quantity,
          () => news(change.kind, { ...line, ...(!isRemoval && { quantity: change.quantity }) }),
        ),
    })
  }

  const changeRest = ({ action, answer, isMade, waits }: Choice): Promise<CartOutcome> =>
    queue.add({
      ...waits,
      send: () =>
        send(
          0,
          CART_MESSAGES.add,
          answer(call),
          why => why.isLost && isMade(state.confirmed),
          () => news(action),
        ),
    })

  return {
    $cart,
    addToCart: addLine,
    changeQuantity(id, quantity) {
      if (quantity === 0) return changeLine({ kind: 'remove', id })
      return isQuantity(quantity)
        ? changeLine({ kind: 'set-quantity', id, quantity })
        : Promise.resolve(failed(CART_MESSAGES.quantity))
    },
    removeLine: id => changeLine({ kind: 'remove', id }),
    ...cartChoices(changeRest),
    refreshCart: () => queue.add({ key: 'refresh', send: () => resync(() => state) }),
    settleCart: () => queue.flush(),
    leaveCart: () => queue.leave(),
  }

  function addLine({ shown, isPutBack, ...line }: AddedLine): Promise<CartOutcome> {
    if (!isQuantity(line.quantity)) return Promise.resolve(failed(CART_MESSAGES.add))
    // Before the cart is loaded, the added line alone would look like the whole cart.
    const number = shown && isLoaded ? begin({ kind: 'add', entry: shown }) : 0
    const pieces = (): number => sameLine(state.confirmed, { additionalFields: '', ...line })?.quantity ?? 0
    return queue.add({
      send: async () => {
        // If the answer is lost, only the previous quantity tells whether the line was added.
        if (!isLoaded && hasCart()) await resync(() => state)
        const before = isLoaded || !hasCart() ? pieces() : Number.POSITIVE_INFINITY
        return send(
          number,
          CART_MESSAGES.add,
          call.add(line),
          // Never retried: that would add it twice.
          why => why.isLost && pieces() >= before + line.quantity,
          () => news('add', line, isPutBack),
        )
      },
    })
  }
}
