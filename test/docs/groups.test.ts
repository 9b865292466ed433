import { expect, it } from 'vitest'
import { blocksByGroup } from '../../docs/site/blocks/groups.ts'

const block = (name: string, group?: 'Shop' | 'Text and layout') => ({ name, ...(group && { group }) })

it('lists blocks by the group in their manifest, and those without a group last', () => {
  const blocks = [
    block('cart-page', 'Shop'),
    block('own'),
    block('quote', 'Text and layout'),
    block('price', 'Shop'),
  ]
  const groups = blocksByGroup(blocks).map(({ title, blocks }) => [title, blocks.map(({ name }) => name)])
  expect(groups).toEqual([
    ['Text and layout', ['quote']],
    ['Shop', ['cart-page', 'price']],
    ['More', ['own']],
  ])
})
