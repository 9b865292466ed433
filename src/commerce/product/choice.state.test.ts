// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { seeded } from '../../data/seeded.fixture'
import {
  type Choice,
  choose,
  chosenVariant,
  firstChoice,
  fittingVariants,
  offeredValues,
} from './choice.state'
import { OPEN, product, SHIRT, variant } from './products.fixture'

const offered = (choice: Choice) =>
  offeredValues(SHIRT, choice).map(values =>
    Object.fromEntries(values.map(({ value, availability }) => [value, availability])),
  )

describe('what is offered', () => {
  it('lists the values in the order of the variants [PROD-04]', () => {
    expect(offeredValues(SHIRT, OPEN).map(values => values.map(({ value }) => value))).toEqual([
      ['Small', 'Large'],
      ['Blue', 'Red', 'Green'],
    ])
  })

  it.each([
    [
      ['', ''],
      { Small: 'available', Large: 'available' },
      { Blue: 'available', Red: 'sold-out', Green: 'available' },
    ],
    [
      ['Small', ''],
      { Small: 'available', Large: 'available' },
      { Blue: 'available', Red: 'sold-out', Green: 'not-made' },
    ],
    [
      ['Large', ''],
      { Small: 'available', Large: 'available' },
      { Blue: 'available', Red: 'not-made', Green: 'available' },
    ],
    [
      ['', 'Red'],
      { Small: 'sold-out', Large: 'not-made' },
      { Blue: 'available', Red: 'sold-out', Green: 'available' },
    ],
    [
      ['Small', 'Blue'],
      { Small: 'available', Large: 'available' },
      { Blue: 'available', Red: 'sold-out', Green: 'not-made' },
    ],
  ])(
    'given %j shows what is available and what is sold out [PROD-04] [PROD-07]',
    (choice, sizes, colours) => {
      expect(offered(choice)).toEqual([sizes, colours])
    },
  )

  it('is never sold out for a gift card [PROD-07]', () => {
    const card = product({
      type: 'giftCard',
      optionNames: ['Amount'],
      variants: [variant({ values: ['25'], stock: 0 })],
    })
    expect(offeredValues(card, [''])).toEqual([[{ value: '25', availability: 'available' }]])
  })
})

describe('a choice', () => {
  it('preselects options with a single value [PROD-04]', () => {
    expect(firstChoice(SHIRT)).toEqual(OPEN)
    expect(firstChoice(product({ optionNames: ['Size'], variants: [variant({ values: ['One'] })] }))).toEqual(
      ['One'],
    )
    expect(firstChoice(product())).toEqual([])
  })

  it.each([
    [['', ''], 0, 'Small', ['Small', '']],
    [['Small', ''], 1, 'Blue', ['Small', 'Blue']],
    [['Small', 'Blue'], 0, 'Large', ['Large', 'Blue']],
    [['Small', 'Red'], 0, 'Large', ['Large', '']],
    [['Large', 'Green'], 1, 'Red', ['', 'Red']],
    [['Large', 'Green'], 1, '', ['Large', '']],
  ])(
    'of %j takes at option %d the value %j and keeps what goes with it [PROD-04]',
    (choice, at, value, next) => {
      expect(choose(SHIRT, choice, at, value)).toEqual(next)
    },
  )

  it('stays the same for unknown values and options [PROD-04]', () => {
    const choice = ['Small', 'Blue']
    expect(choose(SHIRT, choice, 0, 'Huge')).toBe(choice)
    expect(choose(SHIRT, choice, 0, 'Blue')).toBe(choice)
    expect(choose(SHIRT, choice, 5, 'Small')).toEqual(choice)
  })

  it('selects a variant once it is complete [PROD-04]', () => {
    expect(chosenVariant(SHIRT, ['Small', ''])).toBe(undefined)
    expect(chosenVariant(SHIRT, ['Small', 'Red'])?.sku).toBe('S-RED')
    expect(chosenVariant(SHIRT, ['Small', 'Green'])).toBe(undefined)
    expect(chosenVariant(product(), [])).toEqual(variant())
    expect(fittingVariants(SHIRT, ['', 'Blue']).map(({ sku }) => sku)).toEqual(['S-BLUE', 'L-BLUE'])
  })

  it('prefers the one in stock of two equal variants [PROD-04]', () => {
    const both = [variant({ sku: 'a', values: ['S'], stock: 0 }), variant({ sku: 'b', values: ['S'] })]
    expect(chosenVariant(product({ optionNames: ['Size'], variants: both }), ['S'])?.sku).toBe('b')
  })

  it('can always be completed, whatever is clicked, 2000 times [PROD-04]', () => {
    const random = seeded(11)
    const letter = () => 'abcd'[Math.floor(random() * 4)] ?? 'a'
    for (let run = 0; run < 200; run++) {
      const values = () => [0, 1, 2].map(() => letter())
      const variants = Array.from({ length: 1 + Math.floor(random() * 9) }, () =>
        variant({ values: values() }),
      )
      const any = product({ optionNames: ['x', 'y', 'z'], variants })
      let choice = firstChoice(any)
      for (let click = 0; click < 10; click++) {
        const option = Math.floor(random() * 3)
        const value = letter()
        const offers = offeredValues(any, choice)[option] ?? []
        const before = choice
        choice = choose(any, choice, option, value)
        expect(fittingVariants(any, choice).length).toBeGreaterThan(0)
        const offer = offers.find(offer => offer.value === value)
        if (!offer) expect(choice).toBe(before)
        else if (offer.availability === 'available')
          expect(choice).toEqual(before.map((earlier, at) => (at === option ? value : earlier)))
      }
    }
  })
})
