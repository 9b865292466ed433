import { expect, it } from 'vitest'
import { hasCartIn } from './cart-cookie'

it.each([
  ['', false],
  ['hasCart=true', true],
  ['crumb=x; CART=token', true],
  ['crumb=x;hasCart=true', true],
  ['hasCart=; CART=', false],
  ['hadhasCart=true; XCART=1', false],
])('finds a cart in the cookies %j: %s [CART-01] [CART-02] [CART-17]', (cookies, expected) => {
  expect(hasCartIn(cookies)).toBe(expected)
})
