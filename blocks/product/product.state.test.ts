import { expect, it } from 'vitest'
import { OPEN, product, SHIRT, variant } from '../../src/commerce/products.fixture'
import {
  beginAdding,
  endAdding,
  type Fault,
  type Order,
  pick,
  readOrder,
  refuse,
  show,
  startState,
  typeQuantity,
} from './product.state'

const FEW = product({ variants: [variant({ sku: 'FEW', stock: 3 })] })
const MANY = product({ variants: [variant({ sku: 'MANY' })] })

it.each<[string, ReturnType<typeof product>, readonly string[], string, Order | Fault]>([
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
  expect(readOrder(product, startState(choice, quantity))).toEqual(order)
})

it('shows the price, the stock and the offer of what is chosen [PROD-07] [PROD-16] [PROD-17]', () => {
  const cup = product({
    optionNames: ['Glaze'],
    variants: [
      variant({ values: ['sand'], priceCents: 5200, salePriceCents: 4000, isOnSale: true, stock: 2 }),
      variant({ values: ['ink'], priceCents: 5600, stock: 0 }),
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
  })
  expect(show(cup, startState(['ink'], '1'))).toEqual({
    price: { kind: 'plain', cents: 5600 },
    options,
    stock: 'Sold out',
    most: 0,
    isSoldOut: true,
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

it('forgets what was said once the visitor goes on, and keeps the rest after a refusal', () => {
  const fault = { at: 'cart', message: 'This is sold out.' } as const
  const start = startState(['Small', 'Blue'], '2')
  const refused = refuse(beginAdding(start), fault)
  expect(refused).toEqual({ ...start, fault })
  expect(typeQuantity(refused, '1')).toEqual({ ...start, quantity: '1' })
  expect(pick(SHIRT, refused, 0, 'Large')).toEqual({ ...start, choice: ['Large', 'Blue'] })
  expect(endAdding(beginAdding(start)).phase).toBe('added')
})

it('goes on adding while the visitor chooses anew', () => {
  const adding = beginAdding(startState(['Small', 'Blue'], '1'))
  expect(pick(SHIRT, adding, 0, 'Large').phase).toBe('adding')
  expect(typeQuantity(adding, '2').phase).toBe('adding')
  expect(pick(SHIRT, endAdding(adding), 0, 'Large').phase).toBe('idle')
})
