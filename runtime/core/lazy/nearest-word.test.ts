import { describe, expect, it } from 'vitest'
import { nearest } from './nearest-word'

const NAMES = ['accordion', 'gallery', 'map', 'menu-tabs', 'product', 'product-list', 'video']

describe('nearest', () => {
  it.each([
    ['galery', 'gallery'],
    ['gallrey', 'gallery'],
    ['Gallery', 'gallery'],
    ['menutabs', 'menu-tabs'],
    ['menu_tabs', 'menu-tabs'],
    ['acordeon', 'accordion'],
    ['vidio', 'video'],
    ['maps', 'map'],
    ['productlist', 'product-list'],
  ])('takes %s for %s', (misspelt, meant) => {
    expect(nearest(misspelt, NAMES)).toBe(meant)
  })

  it.each(['sundial', 'tap-in', 'x', '', 'gallery'])('suggests nothing for %j', name => {
    expect(nearest(name, NAMES)).toBeUndefined()
  })

  it('finds a key in camel case', () => {
    expect(nearest('alowMultiple', ['openFirst', 'allowMultiple'])).toBe('allowMultiple')
  })
})
