import { MAX_ENTRY_QUANTITY } from '../../src/calls/limits'
import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { maxToAdd, readQuantity } from '../../src/commerce/catalog/quantity'
import { type Price, priceOf } from '../../src/commerce/price/price'
import {
  type Choice,
  choose,
  chosenVariant,
  fittingVariants,
  type OfferedValue,
  offeredValues,
} from '../../src/commerce/product/choice.state'
import type { Product } from '../../src/commerce/product/product'
import { isSoldOut, piecesLeft, stockText } from '../../src/commerce/product/stock'
import type { Measured } from '../../src/commerce/units'
import type { Result } from '../../src/data/core/result'
import { type KnownStocks, NO_STOCKS, withKnownStock } from './product.stock'

/** A reason why an order cannot be added. */
export interface OrderError {
  /** The option by its index; the quantity; or the whole order. */
  readonly at: number | 'quantity' | 'cart'
  readonly message: string
  /** The visitor has not ordered yet. */
  readonly isWarning?: true
}

export interface ProductState {
  readonly choice: Choice
  /** As typed. */
  readonly quantity: string
  /** `settled`: the button has its usual text again, and the cart's message stays. */
  readonly phase: 'idle' | 'adding' | 'added' | 'settled'
  readonly error: OrderError | undefined
  /** The shop is slow to answer. */
  readonly isSlow: boolean
  /** The page says that its shop is closed, so the button is hidden. */
  readonly isClosed: boolean
  /** Stock numbers learned since the page loaded. */
  readonly stocks: KnownStocks
}

/** The order for the cart. */
export interface Order {
  readonly sku: string
  readonly quantity: number
}

/** The visible state of the product. */
interface Shown {
  readonly price: Price
  readonly options: readonly (readonly OfferedValue[])[]
  readonly stock: string
  /** The maximum quantity of an order. */
  readonly most: number
  readonly isSoldOut: boolean
  /** Weight and dimensions of the selection, or of the whole product if all variants share them. */
  readonly measured: Measured | undefined
}

export const startState = (choice: Choice, quantity: string, isClosed = false): ProductState => ({
  choice,
  quantity,
  phase: 'idle',
  error: undefined,
  isSlow: false,
  isClosed,
  stocks: NO_STOCKS,
})

/** Selects a value of an option and clears the option's messages. */
export const pick = (product: Product, state: ProductState, option: number, value: string): ProductState => ({
  ...typeQuantity(state, state.quantity),
  choice: choose(product, state.choice, option, value),
})

export const typeQuantity = (state: ProductState, quantity: string): ProductState => ({
  ...state,
  quantity,
  phase: state.phase === 'adding' ? 'adding' : 'idle',
  error: undefined,
})

/** Updates the known stock. */
export const updateStock = (state: ProductState, stocks: KnownStocks): ProductState => ({
  ...state,
  stocks,
})

/** Says that the cart does not load, before the visitor orders; '' takes it back. */
export function warn(state: ProductState, problem: string): ProductState {
  if (state.phase !== 'idle' || (state.error && !state.error.isWarning)) return state
  return { ...state, error: problem ? { at: 'cart', message: problem, isWarning: true } : undefined }
}

/** Returns the order, or its first error. */
export function readOrder(asWritten: Product, state: ProductState): Result<Order, OrderError> {
  const product = withKnownStock(asWritten, state.stocks)
  const { choice, quantity: typed } = state
  const open = choice.indexOf('')
  if (open >= 0) return failAt(open, PRODUCT_MESSAGES.choose(product.optionNames[open] ?? ''))
  const variant = chosenVariant(product, choice)
  if (!variant) return failAt('cart', PRODUCT_MESSAGES.notMade)
  const stock = piecesLeft(product.type, variant)
  if (stock === 0) return failAt('cart', PRODUCT_MESSAGES.soldOut)
  const quantity = readQuantity(typed)
  if (quantity === undefined) return failAt('quantity', PRODUCT_MESSAGES.quantity)
  const inCart = inCartOf(state, variant.sku, stock)
  const most = maxToAdd({ stock, inCart })
  if (quantity <= most) return { ok: true, value: { sku: variant.sku, quantity } }
  const message =
    stock > MAX_ENTRY_QUANTITY
      ? PRODUCT_MESSAGES.mostAtOnce(most)
      : PRODUCT_MESSAGES.onlyLeft(stock) + inCartText(inCart, stock)
  return failAt('quantity', message)
}

const failAt = (at: OrderError['at'], message: string): Result<Order, OrderError> => ({
  ok: false,
  error: { at, message },
})

/** Returns the pieces in the cart that count towards the stock: none if it is unlimited. */
const inCartOf = ({ stocks }: ProductState, sku: string, stock: number): number =>
  Number.isFinite(stock) ? (stocks.get(sku)?.inCart ?? 0) : 0

/** Shows immediately that the order is being added. */
export const beginAdding = (state: ProductState): ProductState => ({
  ...state,
  phase: 'adding',
  error: undefined,
})

/** The order is in the cart. */
export const endAdding = (state: ProductState): ProductState => ({ ...state, phase: 'added' })

/** Ends the confirmation. */
export const settle = (state: ProductState): ProductState =>
  state.phase === 'added' ? { ...state, phase: 'settled' } : state

/** Rejects the order; selection and quantity stay. */
export const reject = (state: ProductState, error: OrderError): ProductState => ({
  ...state,
  phase: 'idle',
  error,
})

/** Returns the visible state of a product for a selection. */
export function show(asWritten: Product, state: ProductState): Shown {
  const product = withKnownStock(asWritten, state.stocks)
  const { choice } = state
  const fitting = fittingVariants(product, choice)
  const variant = chosenVariant(product, choice)
  const stock = variant ? piecesLeft(product.type, variant) : Number.POSITIVE_INFINITY
  const none = isSoldOut(product) || stock === 0
  return {
    price: priceOf(fitting.length ? fitting : product.variants),
    options: offeredValues(product, choice),
    stock: stockText(none ? 0 : stock),
    most: none ? 0 : maxToAdd({ stock, inCart: variant ? inCartOf(state, variant.sku, stock) : 0 }),
    isSoldOut: none,
    measured: sharedMeasures(variant ? [variant] : fitting),
  }
}

/** The weight and dimensions that all variants share; undefined if they differ. */
function sharedMeasures([first, ...others]: readonly Measured[]): Measured | undefined {
  const isSame = ({ weight, lengths }: Measured): boolean =>
    weight === first?.weight && lengths.join() === first.lengths.join()
  return others.every(isSame) ? first : undefined
}

function inCartText(inCart: number, stock: number): string {
  if (inCart === 0) return ''
  return inCart < stock ? PRODUCT_MESSAGES.someInCart(inCart) : PRODUCT_MESSAGES.allInCart
}
