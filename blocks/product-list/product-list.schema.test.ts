import { expect, it } from 'vitest'
import { parseBlock } from '../kit/element/parse-block'
import { productListSchema } from './product-list.schema'

const read = (items: unknown) => {
  const parsed = parseBlock(productListSchema, JSON.stringify({ items }))
  return parsed.ok ? parsed.value.items : parsed.error.message
}

it.each([
  [{ id: 5 }, 'items.0.itemId: required'],
  [{ itemId: 'cup', price: -1 }, 'items.0.price: expected whole cents of 0 or more'],
  [{ itemId: 'cup', variants: [{}] }, 'items.0.variants.0.price: expected a price'],
  ['cup', 'items.0: expected object'],
])('rejects a list of %j alone, by its path', (item, message) => {
  expect(read([item])).toContain(message)
})

it('names every fault of a list without a valid item', () => {
  expect(read([{}, { itemId: 5 }])).toBe('items.0.itemId: required; items.1.itemId: expected string')
})

it('accepts a list with a valid item, and an empty one', () => {
  const items = [{ id: 5 }, { itemId: 'cup', price: 500 }]
  expect(read(items)).toEqual(items)
  expect(read([])).toEqual([])
})
