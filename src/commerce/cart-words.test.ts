// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createMessage } from '../locale/translator/format-message'
import { CHECKOUT_PATH, donatePath, giftCardPath, subscribePath } from '../site/store-settings/checkout-paths'
import { cartSummary, countText, minimumText } from './cart/cart-summary.messages'
import { CART_MESSAGES, failureText } from './catalog/cart.messages'

describe('the count of a cart', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '100'],
    [101, '100+'],
    [100_000, '100+'],
  ])('of %d is shown as %j [CART-10]', (count, text) => {
    expect(countText(count)).toBe(text)
  })

  it.each([
    [0, '0.00', 'Cart is empty, subtotal $0.00'],
    [1, '5.00', '1 item in cart, subtotal $5.00'],
    [101, '1234.50', '101 items in cart, subtotal $1,234.50'],
    [1200, '1234.50', '1,200 items in cart, subtotal $1,234.50'],
  ])('of %d is announced with the subtotal %s [CART-09]', (count, value, text) => {
    expect(cartSummary(count, { value, currency: 'USD' })).toBe(text)
  })
})

it('is announced as its message says, for every count up to 2000 [CART-09]', () => {
  const message = createMessage(
    '{count, plural, =0 {Cart is empty} one {# item in cart} other {# items in cart}}, subtotal {subtotal}',
    'en',
  )
  for (let count = 0; count <= 2000; count++) {
    const spoken = cartSummary(count, { value: '5.00', currency: 'USD' })
    expect(spoken).toBe(message({ count, subtotal: '$5.00' }))
  }
})

describe('a cart', () => {
  it('reports failed changes in the specified words [CART-15]', () => {
    expect(failureText({ kind: 'set-quantity' })).toBe('Unable to update quantity')
    expect(failureText({ kind: 'remove' })).toBe('Unable to remove item')
    expect(failureText({ kind: 'add' })).toBe('Something went wrong')
  })

  it.each([
    [4999, 5000, 'USD', 'To check out, your order subtotal must be $50.00 or more.'],
    [0, 50_000, 'JPY', 'To check out, your order subtotal must be ¥500 or more.'],
    [5000, 5000, 'USD', ''],
    [0, 0, 'USD', ''],
  ])('of %d with a minimum of %d %s says %j [CART-14]', (subtotal, minimum, currency, text) => {
    expect(minimumText(subtotal, minimum, currency)).toBe(text)
  })
})

describe('the checkout', () => {
  it('explains why it is rejected [CART-02]', () => {
    expect(CART_MESSAGES.noSession).toBe(
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    )
  })

  it.each([
    [CHECKOUT_PATH, '/commerce/goto-checkout'],
    [subscribePath('a/b c&d'), '/checkout/subscribe?cartToken=a%2Fb%20c%26d'],
    [donatePath('é'), '/checkout/donate?donatePageId=%C3%A9'],
    [donatePath('a&b', '12.50'), '/checkout/donate?donatePageId=a%26b&amount=12.50'],
    [giftCardPath('w', 'p', 'a=b'), '/checkout/giftcard?websiteId=w&giftCardProductId=p&sku=a%3Db'],
    [giftCardPath('w', 'p'), '/checkout/giftcard?websiteId=w&giftCardProductId=p'],
  ])('is at %s [CART-03]', (path, expected) => {
    expect(path).toBe(expected)
  })
})
