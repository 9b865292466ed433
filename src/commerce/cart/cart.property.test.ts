import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartSchema, emptyCart } from './cart.schema'
import {
  beginChange,
  type CartChange,
  cartStateOf,
  changeCart,
  confirmChange,
  shownCart,
  undoChange,
} from './cart.state'
import { newEntry } from './carts.fixture'

const ITEMS = ['bowl', 'book', 'cup'] as const
const PRICES = { bowl: 8400, book: 1800, cup: 1 } as const
const item = fc.constantFrom(...ITEMS)

/** A visitor's act, in terms of items; `quantity` may be one that no cart takes. */
const act = fc.record({
  kind: fc.constantFrom('add', 'set-quantity', 'remove'),
  item,
  quantity: fc.oneof(fc.nat(9), fc.constantFrom(-1, 0.5, Number.NaN, 1e9)),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** The simplest cart: a quantity per item. */
type Model = ReadonlyMap<string, number>

const MOST = 999_999
const isTaken = (quantity: number): boolean => Number.isInteger(quantity) && quantity > 0 && quantity <= MOST

function changeModel(model: Model, { kind, item: id, quantity }: Act): Model {
  const next = new Map(model)
  const before = model.get(id) ?? 0
  if (kind === 'add' && isTaken(quantity) && isTaken(before + quantity)) next.set(id, before + quantity)
  else if (kind === 'set-quantity' && before && isTaken(quantity)) next.set(id, quantity)
  else if (before && (kind === 'remove' || (kind === 'set-quantity' && quantity === 0))) next.delete(id)
  return next
}

function changeOf({ kind, item: itemId, quantity }: Act, cart: ReturnType<typeof emptyCart>): CartChange {
  if (kind === 'add') {
    return { kind, entry: newEntry({ itemId, sku: itemId, quantity, unitPriceCents: PRICES[itemId] }) }
  }
  const id = cart.entries.find(entry => entry.itemId === itemId)?.id ?? 'none'
  return kind === 'remove' ? { kind, id } : { kind: 'set-quantity', id, quantity }
}

const contents = (cart: ReturnType<typeof emptyCart>): Model =>
  new Map(cart.entries.map(({ itemId, quantity }) => [itemId, quantity]))

describe('any sequence of changes', () => {
  it('gives the cart that a list of quantities gives, with its sums', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), acts => {
        let cart = emptyCart()
        let model: Model = new Map()
        for (const one of acts) {
          cart = changeCart(cart, changeOf(one, cart))
          model = changeModel(model, one)
          expect(contents(cart)).toEqual(model)
          const sum = [...model].reduce((all, [id, count]) => all + PRICES[id as 'cup'] * count, 0)
          const pieces = [...model.values()].reduce((all, count) => all + count, 0)
          expect([cart.subtotalCents, cart.totalQuantity]).toEqual([sum, pieces])
        }
      }),
      { numRuns: 500 },
    )
  })

  it('shows what is confirmed and pending, in any order of answers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.boolean()), { maxLength: 12 }), acts => {
        let state = cartStateOf(emptyCart())
        let server = emptyCart()
        for (const [one, isAccepted] of acts) {
          const before = shownCart(state)
          state = beginChange(state, changeOf(one, before))
          const number = state.pending.at(-1)?.number ?? -1
          if (isAccepted) server = changeCart(server, changeOf(one, server))
          state = isAccepted ? confirmChange(state, number, server) : undoChange(state, number)
          expect(contents(shownCart(state))).toEqual(contents(isAccepted ? server : before))
        }
        expect(state.pending).toEqual([])
      }),
    )
  })

  it('gives a cart that its own schema reads unchanged', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 10 }), acts => {
        const cart = acts.reduce((now, one) => changeCart(now, changeOf(one, now)), emptyCart())
        expect(z.parse(cartSchema, JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
    )
  })
})
