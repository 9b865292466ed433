import {
  type Choice,
  choose,
  chosenVariant,
  fittingVariants,
  type OfferedValue,
  offeredValues,
} from '../../src/commerce/choice.state'
import { type Price, priceOf } from '../../src/commerce/price'
import type { Product } from '../../src/commerce/product'
import { PRODUCT_MESSAGES } from '../../src/commerce/product.messages'
import { MOST_OF_A_LINE, mostToAdd, readQuantity } from '../../src/commerce/quantity'
import { isSoldOut, piecesLeft, stockText } from '../../src/commerce/stock'

/** What stands between a visitor and the cart. */
export interface Fault {
  /** The option that it belongs to, by its place; the quantity; or all of it. */
  readonly at: number | 'quantity' | 'cart'
  readonly message: string
}

export interface ProductState {
  readonly choice: Choice
  /** As it is typed. */
  readonly quantity: string
  readonly phase: 'idle' | 'adding' | 'added'
  readonly fault: Fault | undefined
}

/** What goes into the cart. */
export interface Order {
  readonly sku: string
  readonly quantity: number
}

/** What a visitor sees of the product. */
export interface Shown {
  readonly price: Price
  readonly options: readonly (readonly OfferedValue[])[]
  readonly stock: string
  /** Pieces that can be ordered at once. */
  readonly most: number
  readonly isSoldOut: boolean
}

export const startState = (choice: Choice, quantity: string): ProductState => ({
  choice,
  quantity,
  phase: 'idle',
  fault: undefined,
})

/** Chooses a value of an option; what was said of the choice before is gone. */
export const pick = (product: Product, state: ProductState, option: number, value: string): ProductState => ({
  ...startState(choose(product, state.choice, option, value), state.quantity),
  phase: state.phase === 'adding' ? 'adding' : 'idle',
})

export const typeQuantity = (state: ProductState, quantity: string): ProductState => ({
  ...state,
  quantity,
  phase: state.phase === 'adding' ? 'adding' : 'idle',
  fault: undefined,
})

/** What is ordered, or what is wrong first. */
export function readOrder(product: Product, { choice, quantity: typed }: ProductState): Order | Fault {
  const open = choice.indexOf('')
  if (open >= 0) return { at: open, message: PRODUCT_MESSAGES.choose(product.optionNames[open] ?? '') }
  const variant = chosenVariant(product, choice)
  if (!variant) return { at: 'cart', message: PRODUCT_MESSAGES.notMade }
  const stock = piecesLeft(product.type, variant)
  if (stock === 0) return { at: 'cart', message: PRODUCT_MESSAGES.soldOut }
  const quantity = readQuantity(typed)
  if (quantity === undefined) return { at: 'quantity', message: PRODUCT_MESSAGES.quantity }
  const most = mostToAdd({ stock })
  if (quantity <= most) return { sku: variant.sku, quantity }
  const message = most === stock ? PRODUCT_MESSAGES.onlyLeft(most) : PRODUCT_MESSAGES.mostAtOnce(most)
  return { at: 'quantity', message }
}

/** The order is on its way, as the visitor sees it at once. */
export const beginAdding = (state: ProductState): ProductState => ({
  ...state,
  phase: 'adding',
  fault: undefined,
})

/** The cart has it. */
export const endAdding = (state: ProductState): ProductState => ({ ...state, phase: 'added' })

/** It stays out of the cart; choice and quantity are as they were. */
export const refuse = (state: ProductState, fault: Fault): ProductState => ({
  ...state,
  phase: 'idle',
  fault,
})

/** What there is to see of a product, given what is chosen. */
export function show(product: Product, { choice }: ProductState): Shown {
  const fitting = fittingVariants(product, choice)
  const variant = chosenVariant(product, choice)
  const stock = variant ? piecesLeft(product.type, variant) : Number.POSITIVE_INFINITY
  const none = isSoldOut(product) || stock === 0
  return {
    price: priceOf(fitting.length ? fitting : product.variants),
    options: offeredValues(product, choice),
    stock: stockText(none ? 0 : stock),
    most: none ? 0 : Math.min(mostToAdd({ stock }), MOST_OF_A_LINE),
    isSoldOut: none,
  }
}
