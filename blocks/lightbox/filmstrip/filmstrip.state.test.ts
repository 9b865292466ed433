import { expect, it } from 'vitest'
import { target } from './filmstrip.state'

const KEYS: readonly (readonly [
  key: string,
  isRightToLeft: boolean,
  from: number,
  to: number | undefined,
])[] = [
  ['ArrowRight', false, 1, 2],
  ['ArrowLeft', false, 1, 0],
  ['ArrowRight', true, 1, 0],
  ['ArrowLeft', true, 1, 2],
  ['ArrowRight', false, 3, 3],
  ['ArrowLeft', false, 0, 0],
  ['Home', true, 2, 0],
  ['End', true, 1, 3],
  ['Enter', false, 1, undefined],
  ['toString', false, 1, undefined],
]

for (const [key, isRightToLeft, from, to] of KEYS) {
  it(`${key} goes from slide ${from} of four to ${to}${isRightToLeft ? ', from right to left' : ''}`, () => {
    expect(target(key, from, 4, isRightToLeft)).toBe(to)
  })
}
