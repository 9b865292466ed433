import { expect, it } from 'vitest'
import { CLOSED, move, open, toQuery } from './suggestions.state'

const LIST = ['a', 'b'].map(placeId => ({ placeId, description: placeId }))

it.each([
  ['', undefined],
  ['Ke', undefined],
  ['Ke ', undefined],
  [' Kes ', 'Kes'],
])('requests suggestions from the third character on: %j [API-24]', (text, expected) => {
  expect(toQuery(text)).toBe(expected)
})

it('moves through the suggestions and back into the field, in both directions [API-24]', () => {
  const walk = (step: 1 | -1) => {
    let state = open(LIST)
    return [1, 2, 3, 4].map(() => {
      state = move(state, step)
      return state.active
    })
  }
  expect([walk(1), walk(-1)]).toEqual([
    [0, 1, -1, 0],
    [1, 0, -1, 1],
  ])
  expect(move(CLOSED, 1)).toEqual(CLOSED)
})
