// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { choiceIn, withChoice } from './choice.state'
import { product, SHIRT, variant } from './products.fixture'

const read = (query: string) => choiceIn(new URLSearchParams(query), SHIRT)

describe('a choice in the address', () => {
  it.each([
    ['', ['', '']],
    ['option.Size=Small', ['Small', '']],
    ['option.Size=Large&option.Colour=Green&page=2', ['Large', 'Green']],
    ['option.Size=Huge&option.Colour=Red', ['', 'Red']],
    ['option.Size=Small&option.Colour=Green', ['Small', '']],
    ['sku=L-GREEN', ['Large', 'Green']],
    ['sku=', ['', '']],
    ['sku=GONE&option.Colour=Blue', ['', 'Blue']],
    ['Size=Small', ['', '']],
    ['option.__proto__=Small', ['', '']],
  ])('%j is %j [PROD-04]', (query, choice) => {
    expect(read(query)).toEqual(choice)
  })

  it('is not an empty SKU [PROD-04]', () => {
    const nameless = product({
      optionNames: ['Size'],
      variants: [variant({ values: ['S'] }), variant({ values: ['L'] })],
    })
    expect(choiceIn(new URLSearchParams('sku='), nameless)).toEqual([''])
  })

  it.each([
    ['', ['Small', ''], 'option.Size=Small'],
    ['page=2&option.Size=Large&option.Colour=Green', ['Small', ''], 'page=2&option.Size=Small'],
    ['sku=L-GREEN&utm_source=a', ['Large', 'Blue'], 'utm_source=a&option.Size=Large&option.Colour=Blue'],
    ['option.Size=Small', ['', ''], ''],
  ])('is written into %j [PROD-04]', (query, choice, expected) => {
    expect(`${withChoice(new URLSearchParams(query), SHIRT, choice)}`).toBe(expected)
  })

  it('survives a round trip with any characters [PROD-04]', () => {
    const names = ['Größe & mehr', 'option.a=b', '#%+ ']
    const values = ['1/2"', 'ä ö', '&=#']
    const odd = product({
      optionNames: names,
      variants: [variant({ values }), variant({ values: ['x', 'y', 'z'] })],
    })
    const query = `${withChoice(new URLSearchParams(), odd, values)}`
    expect(choiceIn(new URLSearchParams(query), odd)).toEqual(values)
  })
})
