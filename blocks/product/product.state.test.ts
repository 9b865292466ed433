import { describe, expect, it } from 'vitest'
import { cartSchema } from '../../src/commerce/cart/cart.schema'
import { OPEN, product, SHIRT, variant } from '../../src/commerce/product/products.fixture'
import {
  beginAdding,
  endAdding,
  type Order,
  type OrderError,
  pick,
  readOrder,
  reject,
  settle,
  show,
  startState,
  typeQuantity,
  updateStock,
} from './product.state'
import { NO_STOCKS, stocksIn, withLeft } from './product.stock'

const FEW = product({ variants: [variant({ sku: 'FEW', stock: 3 })] })
const MANY = product({ variants: [variant({ sku: 'MANY' })] })

const outcomeOf = (order: Order | OrderError) =>
  'message' in order ? { ok: false, error: order } : { ok: true, value: order }

it.each<[string, ReturnType<typeof product>, readonly string[], string, Order | OrderError]>([
  ['an open option', SHIRT, OPEN, '1', { at: 0, message: 'Select Size' }],
  ['a second open option', SHIRT, ['Small', ''], '1', { at: 1, message: 'Select Colour' }],
  ['what is not made', SHIRT, ['Small', 'Green'], '1', { at: 'cart', message: 'Not available' }],
  ['what is sold out', SHIRT, ['Small', 'Red'], '1', { at: 'cart', message: 'Sold out' }],
  ['a negative quantity', FEW, [], '-1', { at: 'quantity', message: 'Please enter a whole number above 0.' }],
  ['half a piece', FEW, [], '1.5', { at: 'quantity', message: 'Please enter a whole number above 0.' }],
  ['no quantity', FEW, [], '', { at: 'quantity', message: 'Please enter a whole number above 0.' }],
  ['more than there are', FEW, [], '4', { at: 'quantity', message: 'Only 3 left' }],
  ['too many', MANY, [], '10001', { at: 'quantity', message: 'You can order 10,000 at most.' }],
  ['the last three', FEW, [], '3', { sku: 'FEW', quantity: 3 }],
  ['a variant', SHIRT, ['Small', 'Blue'], '2', { sku: 'S-BLUE', quantity: 2 }],
])('reads the order of %s', (_, product, choice, quantity, order) => {
  expect(readOrder(product, startState(choice, quantity))).toEqual(outcomeOf(order))
})

it('shows the price, the stock and the sale of the selection [PROD-07] [PROD-16] [PROD-17]', () => {
  const cup = product({
    optionNames: ['Glaze'],
    variants: [
      variant({ values: ['sand'], priceCents: 5200, salePriceCents: 4000, isOnSale: true, stock: 2 }),
      variant({ values: ['ink'], priceCents: 5600, stock: 0, weight: 2 }),
    ],
  })
  const options = [
    [
      { value: 'sand', availability: 'available' },
      { value: 'ink', availability: 'sold-out' },
    ],
  ]
  expect(show(cup, startState([''], '1'))).toEqual({
    price: { kind: 'from', cents: 4000 },
    options,
    stock: '',
    most: 10_000,
    isSoldOut: false,
  })
  expect(show(cup, startState(['sand'], '1'))).toEqual({
    price: { kind: 'sale', cents: 4000, originalCents: 5200 },
    options,
    stock: 'Only 2 left',
    most: 2,
    isSoldOut: false,
    measured: cup.variants[0],
  })
  expect(show(cup, startState(['ink'], '1'))).toEqual({
    price: { kind: 'plain', cents: 5600 },
    options,
    stock: 'Sold out',
    most: 0,
    isSoldOut: true,
    measured: cup.variants[1],
  })
})

it.each([
  ['digital', false],
  ['giftCard', false],
  ['physical', true],
  ['service', true],
] as const)(
  'calls a %s product without stock sold out: %s [PROD-01] [PROD-07] [PROD-08]',
  (type, isSoldOut) => {
    const none = product({ type, variants: [variant({ stock: 0 })] })
    expect(show(none, startState([], '1'))).toMatchObject({ isSoldOut, stock: isSoldOut ? 'Sold out' : '' })
  },
)

it('clears messages when the visitor continues, and keeps the rest after a rejection', () => {
  const error = { at: 'cart', message: 'This is sold out.' } as const
  const start = startState(['Small', 'Blue'], '2')
  const refused = reject(beginAdding(start), error)
  expect(refused).toEqual({ ...start, error })
  expect(typeQuantity(refused, '1')).toEqual({ ...start, quantity: '1' })
  expect(pick(SHIRT, refused, 0, 'Large')).toEqual({ ...start, choice: ['Large', 'Blue'] })
  expect(endAdding(beginAdding(start)).phase).toBe('added')
})

it('keeps adding while the visitor changes the selection', () => {
  const adding = beginAdding(startState(['Small', 'Blue'], '1'))
  expect(pick(SHIRT, adding, 0, 'Large').phase).toBe('adding')
  expect(typeQuantity(adding, '2').phase).toBe('adding')
  expect(pick(SHIRT, endAdding(adding), 0, 'Large').phase).toBe('idle')
})

describe('the known stock of a product', () => {
  const ENTRY = { itemId: 'few', sku: 'FEW', quantity: 2 }
  const cart = (...entries: object[]) =>
    cartSchema.parse({ entries: entries.map((entry, at) => ({ id: `${at}`, ...entry })) })
  const state = (quantity: string, stocks = stocksIn(cart(ENTRY), 'few', NO_STOCKS)) =>
    updateStock(startState([], quantity), stocks)

  it.each<[string, Order | OrderError]>([
    ['1', { sku: 'FEW', quantity: 1 }],
    ['2', { at: 'quantity', message: 'Only 3 left, 2 of them in your cart' }],
  ])('subtracts the pieces in the cart from an order of %s', (quantity, order) => {
    expect(readOrder(FEW, state(quantity))).toEqual(outcomeOf(order))
    expect(show(FEW, state(quantity))).toMatchObject({ stock: 'Only 3 left', most: 1, isSoldOut: false })
  })

  it('reports when all pieces are in the cart', () => {
    const stocks = stocksIn(cart(ENTRY, { ...ENTRY, quantity: 1 }), 'few', NO_STOCKS)
    const message = 'Only 3 left, already in your cart'
    expect(readOrder(FEW, state('1', stocks))).toEqual(outcomeOf({ at: 'quantity', message }))
    expect(show(FEW, state('1', stocks))).toMatchObject({ most: 0, isSoldOut: false })
  })

  it('ignores pieces of other products and of unlimited stock', () => {
    const stocks = stocksIn(cart({ ...ENTRY, sku: 'MANY' }, { ...ENTRY, itemId: 'cup' }), 'few', NO_STOCKS)
    expect([...stocks]).toEqual([['MANY', { inCart: 2, left: undefined }]])
    expect(show(MANY, state('1', stocks)).most).toBe(10_000)
    expect(show(MANY, state('1', withLeft(NO_STOCKS, 'MANY', 1))).most).toBe(10_000)
  })

  it("is the server's latest number, from the cart or a rejection", () => {
    const answered = stocksIn(cart({ ...ENTRY, qtyAvailable: 2 }), 'few', NO_STOCKS)
    expect(show(FEW, state('1', answered))).toMatchObject({ stock: 'Only 2 left', most: 0 })
    const refused = withLeft(NO_STOCKS, 'FEW', 1)
    const error = { at: 'quantity', message: 'Only 1 left' } as const
    expect(readOrder(FEW, state('2', refused))).toEqual(outcomeOf(error))
    // A cart without it does not change the known stock.
    expect(stocksIn(cart(), 'few', refused)).toEqual(new Map([['FEW', { inCart: 0, left: 1 }]]))
    expect(show(FEW, state('1', withLeft(answered, 'FEW', 0)))).toMatchObject({
      stock: 'Sold out',
      isSoldOut: true,
    })
  })

  it('is kept when the selection changes', () => {
    const stocks = withLeft(NO_STOCKS, 'S-BLUE', 1)
    const chosen = pick(SHIRT, updateStock(startState(OPEN, '1'), stocks), 0, 'Small')
    expect(chosen.stocks).toBe(stocks)
  })
})

it("resets the button's text once something is in the cart", () => {
  expect(settle(endAdding(startState([], '1'))).phase).toBe('settled')
  expect(settle(startState([], '1')).phase).toBe('idle')
})
