import { describe, expect, it } from 'vitest'
import { addressOf, isListView, markOf, viewIn } from './product-list.state'

const PAGE = 'https://tarn.example/shop?sort=new&view=list#top'

describe('the view of a list', () => {
  it('is one of three', () => {
    expect(['list', 'grid', 'product', 'table', undefined].filter(isListView)).toEqual([
      'list',
      'grid',
      'product',
    ])
  })

  it('is added to the address, beside other parameters, unless it is the first', () => {
    expect(addressOf('product', 'grid', PAGE)).toBe('https://tarn.example/shop?sort=new&view=product#top')
    expect(addressOf('grid', 'grid', PAGE)).toBe('https://tarn.example/shop?sort=new#top')
  })

  it('is read from the address if it is one of the choices', () => {
    expect(viewIn(PAGE, ['grid', 'list'])).toBe('list')
    expect(viewIn(PAGE, ['grid', 'product'])).toBe(undefined)
    expect(viewIn('https://tarn.example/?view=table', ['grid'])).toBe(undefined)
  })
})

describe('the badge of a product', () => {
  it.each([
    [{ isSoldOut: true, isOnSale: true }, 'sold-out'],
    [{ isSoldOut: true, isOnSale: false }, 'sold-out'],
    [{ isSoldOut: false, isOnSale: true }, 'sale'],
    [{ isSoldOut: false, isOnSale: false }, undefined],
  ])('of %o is %s', (offer, mark) => {
    expect(markOf(offer)).toBe(mark)
  })
})
