import { atom } from 'nanostores'
import type { DataOutcome } from '../../calls/client/data-answer'
import { type Choice, cartChoices } from '../cart-view/cart-choices'
import type { CartStore, CartView, CartWorld } from '../cart-view/cart-view'
import { CART_MESSAGES, failureText } from '../goods/cart.messages'
import { isQuantity } from '../goods/quantity'
import { type Cart, type CartEntry, emptyCart } from './cart.schema'
import * as rules from './cart.state'
import { type CartCalls, cartCalls, isLost, leftOf, type NewLine, reasonOf } from './cart-calls'
import { type CartChange, isUnsaved, type LineChange } from './cart-changes'
import { entryOf, sameLine } from './cart-lines'
import { type CartNews, type CartOutcome, failed } from './cart-outcome'
import { createQueue, QUANTITY_DELAY_MS } from './change-queue'

const OK: CartOutcome = { ok: true, value: undefined }

/** Makes the store of the visitor's cart: changes show at once, go out in order, and fail alone. */
export function createCartStore({ calls, after, tell, hasCart }: CartWorld): CartStore {
  const call: CartCalls = cartCalls(calls)
  const queue = createQueue(after)
  let state = rules.holdCart(emptyCart())
  let isLoaded = false
  let problem = ''
  const view = (): CartView => ({
    cart: rules.shownCart(state),
    isLoaded,
    isEstimate: rules.isEstimate(state),
    isDoubtful: state.isDoubtful,
    problem,
  })
  const $cart = atom(view())

  function show(next: rules.CartState): void {
    state = next
    $cart.set(view())
  }

  /** Shows what the server has now, on top of `next`; where that cannot be had, the cart is in doubt. */
  async function resync(next: () => rules.CartState): Promise<CartOutcome> {
    const asked = await call.ask()
    const isGiven = asked.ok && asked.value
    problem = asked.ok ? '' : reasonOf(asked.error)
    isLoaded ||= Boolean(isGiven)
    show(
      isGiven
        ? { ...rules.refreshCart(next(), isGiven), isDoubtful: false }
        : { ...next(), isDoubtful: true },
    )
    return isGiven ? OK : failed(CART_MESSAGES.add, problem)
  }

  const news = (action: CartNews['action'], { itemId = '', sku = '', quantity = 0 } = {}): void => {
    const { totalQuantity: count, subtotalCents, subtotalAmount } = state.confirmed
    tell({ action, itemId, sku, quantity, count, subtotalCents, currency: subtotalAmount.currency })
  }

  /** The server has answered with the cart. */
  function confirm(number: number, cart: Cart): void {
    isLoaded = true
    problem = ''
    // Without a number nothing showed before: the answer is the newest, because calls go one after another.
    show(number ? rules.confirmChange(state, number, cart) : rules.refreshCart(state, cart))
  }

  /** Sends a change that shows already, under its number. */
  async function send(
    number: number,
    message: string,
    answer: Promise<DataOutcome<Cart>>,
    isMade: (why: { readonly status: number; readonly isLost: boolean }) => boolean,
    made: () => void,
  ): Promise<CartOutcome> {
    const outcome = await answer
    if (outcome.ok && outcome.value) {
      confirm(number, outcome.value)
      made()
      if (state.isDoubtful && !rules.isEstimate(state)) await resync(() => state)
      return OK
    }
    const error = outcome.ok ? undefined : outcome.error
    const asked = await resync(() => rules.undoChange(state, number))
    const why = { status: error?.status ?? 0, isLost: !error || isLost(error) }
    if (!asked.ok || !isMade(why)) return failed(message, error && reasonOf(error), error && leftOf(error))
    made()
    return OK
  }

  function begin(change: CartChange): number {
    show(rules.beginChange(state, change))
    return state.latest
  }

  /** A line that the server has not named yet is changed once it has. */
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

  /** What no line shows. */
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
    addToCart: ({ shown, ...line }) => addLine(line, shown),
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

  function addLine(line: NewLine, shown: Omit<CartEntry, 'id'> | undefined): Promise<CartOutcome> {
    if (!isQuantity(line.quantity)) return Promise.resolve(failed(CART_MESSAGES.add))
    // What lies in the cart already is not known yet: the line alone would look like all of it.
    const number = shown && isLoaded ? begin({ kind: 'add', entry: shown }) : 0
    const pieces = (): number => sameLine(state.confirmed, { additionalFields: '', ...line })?.quantity ?? 0
    return queue.add({
      send: async () => {
        // Where the answer is lost, only what lay there before tells whether it was added.
        if (!isLoaded && hasCart()) await resync(() => state)
        const before = isLoaded || !hasCart() ? pieces() : Number.POSITIVE_INFINITY
        return send(
          number,
          CART_MESSAGES.add,
          call.add(line),
          // Not sent again: that would add it twice.
          why => why.isLost && pieces() >= before + line.quantity,
          () => news('add', line),
        )
      },
    })
  }
}
