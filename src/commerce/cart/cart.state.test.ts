// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MAX_ENTRY_QUANTITY } from '../../calls/limits'
import { seeded } from '../../data/seeded.fixture'
import type { Cart } from './cart.schema'
import {
  beginChange,
  type CartChange,
  type CartState,
  cartStateOf,
  changeCart,
  confirmChange,
  countPieces,
  isEstimate,
  isUnsaved,
  lineKey,
  refreshCart,
  shownCart,
  subtotalOf,
  undoChange,
} from './cart.state'
import { entryOf, newEntry, TWO_LINES } from './carts.fixture'

const set = (id: string, quantity: number): CartChange => ({ kind: 'set-quantity', id, quantity })
const remove = (id: string): CartChange => ({ kind: 'remove', id })
const add = (quantity = 1): CartChange => ({
  kind: 'add',
  entry: newEntry({ unitPriceCents: 5200, quantity }),
})
const quantities = ({ entries }: Cart) => entries.map(({ sku, quantity }) => [sku, quantity])
const begun = (...changes: CartChange[]): CartState => changes.reduce(beginChange, cartStateOf(TWO_LINES))

describe('a change of a cart', () => {
  it('recounts and leaves the rest unchanged [CART-06]', () => {
    expect(changeCart(TWO_LINES, set('1', 5))).toEqual({
      ...TWO_LINES,
      entries: TWO_LINES.entries.map(entry => (entry.id === '1' ? { ...entry, quantity: 5 } : entry)),
      subtotalCents: 43_800,
      subtotalAmount: { value: '438.00', currency: 'GBP' },
      grandTotalCents: 42_550,
      totalQuantity: 6,
    })
  })

  it.each([
    [remove('1'), [['BOOK', 1]]],
    [set('1', 0), [['BOOK', 1]]],
    [
      add(2),
      [
        ['BOWL', 3],
        ['BOOK', 1],
        ['CUP', 2],
      ],
    ],
    [
      { kind: 'add', entry: newEntry({ itemId: 'bowls', sku: 'BOWL' }) },
      [
        ['BOWL', 4],
        ['BOOK', 1],
      ],
    ],
    [
      { kind: 'add', entry: newEntry({ itemId: 'bowls', sku: 'BOWL', additionalFields: '{"a":1}' }) },
      [
        ['BOWL', 3],
        ['BOOK', 1],
        ['BOWL', 1],
      ],
    ],
  ] as const)('%j makes the lines %j [CART-05]', (change, lines) => {
    expect(quantities(changeCart(TWO_LINES, change))).toEqual(lines)
  })

  it('never discounts more than the subtotal [CART-06]', () => {
    expect(changeCart(TWO_LINES, remove('1'))).toMatchObject({ subtotalCents: 1800, discountCents: 1800 })
  })

  it.each([
    set('1', -1),
    set('1', 1.5),
    set('1', Number.NaN),
    set('1', MAX_ENTRY_QUANTITY + 1),
    set('gone', 1),
    remove('gone'),
    add(0),
    add(-3),
  ])('that is invalid returns the same cart: %j [CART-05]', change => {
    expect(changeCart(TWO_LINES, change)).toBe(TWO_LINES)
  })

  it('recognizes unconfirmed lines [CART-05]', () => {
    expect(changeCart(TWO_LINES, add()).entries.map(isUnsaved)).toEqual([false, false, true])
  })

  it('keeps the totals right through 2000 of them [CART-06]', () => {
    const random = seeded(13)
    const some = (most: number) => Math.floor(random() * (most + 1))
    let cart = TWO_LINES
    for (let run = 0; run < 2000; run++) {
      const id = cart.entries[some(cart.entries.length)]?.id ?? 'gone'
      const entry = newEntry({ sku: `${some(5)}`, unitPriceCents: some(10 ** 8), quantity: some(3) })
      const changes = [set(id, some(20) - 1), remove(id), { kind: 'add', entry }] as const
      cart = changeCart(cart, changes[some(2)] ?? set(id, 1))
      expect(cart.subtotalCents).toBe(subtotalOf(cart.entries))
      expect(cart.totalQuantity).toBe(countPieces(cart.entries))
      expect(cart.grandTotalCents).toBe(cart.subtotalCents - cart.discountCents + 1450)
      expect(new Set(cart.entries.map(lineKey)).size).toBe(cart.entries.length)
    }
  })
})

describe('one line', () => {
  it.each([
    [{ itemId: 'a', sku: 'b', additionalFields: '' }, true],
    [{ itemId: 'a', sku: 'c', additionalFields: '' }, false],
    [{ itemId: 'b', sku: 'b', additionalFields: '' }, false],
    [{ itemId: 'a', sku: 'b', additionalFields: '{}' }, false],
    [{ itemId: 'a","b', sku: '', additionalFields: '' }, false],
  ])('is the same product with the same answers: %j, %s [CART-05]', (parts, isSame) => {
    expect(lineKey(parts) === lineKey({ itemId: 'a', sku: 'b', additionalFields: '' })).toBe(isSame)
  })
})

describe('a cart with pending changes', () => {
  it('shows them immediately, as an estimate, and keeps the confirmed cart [CART-06]', () => {
    const state = begun(set('1', 5), add())
    expect(quantities(shownCart(state))).toEqual([
      ['BOWL', 5],
      ['BOOK', 1],
      ['CUP', 1],
    ])
    expect([state.confirmed, state.latest, isEstimate(state)]).toEqual([TWO_LINES, 2, true])
    expect(isEstimate(begun(add()))).toBe(true)
    expect([shownCart(cartStateOf(TWO_LINES)), isEstimate(cartStateOf(TWO_LINES))]).toEqual([
      TWO_LINES,
      false,
    ])
  })

  it('reverts only the change that the server rejects [CART-15]', () => {
    const state = undoChange(begun(set('1', 5), remove('2')), 1)
    expect(quantities(shownCart(state))).toEqual([['BOWL', 3]])
    expect(shownCart(undoChange(state, 2))).toEqual(TWO_LINES)
  })

  it('lets the newest change of a line win [CART-15]', () => {
    expect(quantities(shownCart(undoChange(begun(set('1', 5), set('1', 7)), 1)))[0]).toEqual(['BOWL', 7])
    expect(quantities(shownCart(undoChange(begun(set('1', 5), set('1', 7)), 2)))[0]).toEqual(['BOWL', 5])
  })

  it('takes over the answer, below what is still pending [CART-06]', () => {
    const answer: Cart = {
      ...TWO_LINES,
      entries: [entryOf({ id: '1', sku: 'BOWL', quantity: 4 })],
      taxCents: 9,
    }
    const state = confirmChange(begun(set('1', 5), add()), 1, answer)
    expect(quantities(shownCart(state))).toEqual([
      ['BOWL', 4],
      ['CUP', 1],
    ])
    expect(state).toMatchObject({ confirmed: answer, answered: 1, isDoubtful: false })
  })

  it('ignores an answer that arrives after a newer one [CART-06]', () => {
    const [first, second] = [
      { ...TWO_LINES, id: 'first' },
      { ...TWO_LINES, id: 'second' },
    ]
    const late = confirmChange(confirmChange(begun(set('1', 5), set('1', 7)), 2, second), 1, first)
    expect(late).toMatchObject({ confirmed: second, pending: [], isDoubtful: true })
    expect(refreshCart(late, first)).toMatchObject({ confirmed: first, isDoubtful: false })
  })

  it('stays doubtful when loaded too early [CART-06]', () => {
    const late = { ...begun(set('1', 5)), isDoubtful: true }
    expect(refreshCart(late, TWO_LINES)).toMatchObject({ isDoubtful: true, pending: [{ number: 1 }] })
  })

  it('ends as the server has it, whatever the order of the answers, 300 times [CART-06]', () => {
    const random = seeded(17)
    for (let run = 0; run < 300; run++) {
      const changes = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at) => set('1', at + 5))
      let state = changes.reduce(beginChange, cartStateOf(TWO_LINES))
      let server = TWO_LINES
      const answers = changes.map((change, at) => {
        if (random() < 0.3) return { number: at + 1, cart: undefined }
        server = changeCart(server, change)
        return { number: at + 1, cart: server }
      })
      for (const { number, cart } of answers.sort(() => random() - 0.5)) {
        state = cart ? confirmChange(state, number, cart) : undoChange(state, number)
      }
      expect(isEstimate(state)).toBe(false)
      expect(shownCart(state.isDoubtful ? refreshCart(state, server) : state)).toEqual(server)
    }
  })
})
