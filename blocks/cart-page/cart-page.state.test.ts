import { describe, expect, it } from 'vitest'
import type { CartEntry } from '../../src/commerce/cart/cart.schema'
import { entryOf } from '../../src/commerce/cart/carts.fixture'
import { nameOf, rowsOf, thumbnailOf, typedPieces } from './cart-page.state'

const [a, b, c] = ['a', 'b', 'c'].map(id => entryOf({ id, quantity: 1 })) as [CartEntry, CartEntry, CartEntry]

describe('the rows of a cart', () => {
  const shown = (...args: Parameters<typeof rowsOf>) =>
    rowsOf(...args).map(({ kind, entry }) => `${kind} ${entry.id}`)

  it('keep the position of a removed line', () => {
    expect(shown([a, c], [{ entry: b, at: 1 }])).toEqual(['line a', 'removed b', 'line c'])
    expect(
      shown(
        [],
        [
          { entry: c, at: 2 },
          { entry: a, at: 0 },
        ],
      ),
    ).toEqual(['removed a', 'removed c'])
  })

  it('show a restored line once', () => {
    expect(shown([a, b], [{ entry: b, at: 1 }])).toEqual(['line a', 'line b'])
  })
})

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['123456', undefined],
])('reads %j as a quantity of %s', (text, pieces) => {
  expect(typedPieces(text)).toBe(pieces)
})

it('names a line by its title and options, or as no longer available', () => {
  const optionValues = [{ optionName: 'Size', value: 'Large' }]
  expect(nameOf(entryOf({ id: '1', quantity: 1, title: 'Jar', optionValues }), 'gone')).toBe('Jar, Large')
  expect(nameOf(a, 'gone')).toBe('gone')
})

it('requests a small image, unless the address has a query of its own', () => {
  expect(thumbnailOf('/jar.jpg')).toBe('/jar.jpg?format=300w')
  expect(thumbnailOf('/jar.jpg?v=2')).toBe('/jar.jpg?v=2')
})
