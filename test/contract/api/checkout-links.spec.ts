import { describe, expect, inject, it } from 'vitest'
import { CART_PATH } from '../../../src/calls/commerce'
import { ORDERS_PATH } from '../../../src/calls/orders'
import { giftCardPath, subscribePath } from '../../../src/site/store-settings/checkout-paths'
import { add, buyerWithCart, order, orderUnanswered } from './buyer'
import { visit } from './visitor'

const CUP = { itemId: 'monthly-cup', quantity: 1 }

const cartOf = async (visitor: ReturnType<typeof visit>) => (await visitor.call('GET', CART_PATH)).json()

describe.skipIf(!inject('hasShop'))('a link to the checkout', () => {
  it('of a subscription continues with the visitor’s own cart [CART-03]', async () => {
    const { visitor } = await buyerWithCart(CUP)
    const redirect = await visitor.fetch('GET', subscribePath(visitor.cookies.get('CART') ?? ''))
    expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/checkout'])
  })

  it('of another’s subscription asks for confirmation, then copies that cart [CART-03]', async () => {
    const { visitor: sender } = await buyerWithCart(CUP)
    const path = subscribePath(sender.cookies.get('CART') ?? '')
    const visitor = visit()
    await add(visitor, { itemId: 'tile', quantity: 2 })
    const asked = await visitor.fetch('GET', path)
    expect([asked.status, asked.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
    expect(await asked.text()).toContain('It replaces the items in your cart.')
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2 })

    const form = { cartToken: sender.cookies.get('CART') ?? '' }
    const headers = { origin: 'https://evil.example' }
    expect((await visitor.fetch('POST', '/checkout/subscribe', { form, headers })).status).toBe(403)
    const taken = await visitor.fetch('POST', '/checkout/subscribe', { form })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/checkout'])
    const copy = await cartOf(visitor)
    expect(copy).toMatchObject({ entries: [{ sku: 'CUP-MONTHLY', quantity: 1 }] })
    expect(visitor.cookies.get('CART')).not.toBe(form.cartToken)

    // The visitor's order belongs to the visitor: the sender's token only opens the sender's cart.
    expect((await order(visitor, copy)).status).toBe(200)
    expect(await cartOf(sender)).toMatchObject({ totalQuantity: 1 })
  })

  it.each(['', 'nothing', '%00', 'x'.repeat(4000)])(
    'with the invalid token %j leads nowhere',
    async token => {
      const answer = await visit().fetch('GET', `/checkout/subscribe?cartToken=${token}`)
      const where = token ? [400, null] : [303, '/checkout']
      expect([answer.status, answer.headers.get('location')]).toEqual(where)
    },
  )

  it('of a subscription contains the token of its cart, unlike any other [CART-03]', async () => {
    const visitor = visit()
    const cart = async (line: Parameters<typeof add>[1]) =>
      (await (await add(visitor, line)).json()).shoppingCart
    expect(await cart({ itemId: 'tile', quantity: 1 })).toHaveProperty('cartToken', '')
    expect(await cart(CUP)).toHaveProperty('cartToken', visitor.cookies.get('CART'))
    expect(await cartOf(visitor)).toHaveProperty('cartToken', '')
  })

  it('of a gift card preselects its amount, on this site only [CART-03]', async () => {
    const page = await visit().fetch('GET', giftCardPath('tarn', 'card', 'CARD-50'))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toMatch(/value="\$50"( required)? (selected|checked)/)
    expect(html).toContain('<input type="hidden" name="express" value="true">')
    for (const path of [
      giftCardPath('other', 'card', 'CARD-50'),
      giftCardPath('tarn', 'tile'),
      giftCardPath('tarn', '"><script>', 'x'),
      '/checkout/giftcard',
    ])
      expect((await visit().fetch('GET', path)).status).toBe(404)
    expect((await visit().fetch('GET', giftCardPath('tarn', 'card', 'NONE'))).status).toBe(200)
  })
})

describe.skipIf(!inject('hasShop'))('an order', () => {
  it('gives each gift card a unique number', async () => {
    const { visitor, cart } = await buyerWithCart(
      { itemId: 'card', sku: 'CARD-25', quantity: 2 },
      { itemId: 'tile', quantity: 1 },
      { itemId: 'card', sku: 'CARD-100', quantity: 1 },
    )
    const placed = await (await orderUnanswered(visitor, cart)).json()
    expect(placed.giftCards.map(({ cents }: { cents: number }) => cents)).toEqual([2500, 2500, 10_000])
    const numbers = placed.giftCards.map(({ number }: { number: string }) => number)
    for (const number of numbers) expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(numbers).size).toBe(3)
    const page = await (await visit().fetch('GET', `/order/${placed.id}`)).text()
    for (const number of numbers) expect(page).toContain(number)
    // A repeated submission returns the same order with the same numbers.
    expect((await (await order(visitor, cart)).json()).giftCards).toEqual(placed.giftCards)
  })

  it('limits the number of gift cards', async () => {
    const { visitor } = await buyerWithCart({ itemId: 'card', sku: 'CARD-25', quantity: 99 })
    const more = await add(visitor, { itemId: 'card', sku: 'CARD-25', quantity: 2 })
    expect([more.status, await more.json()]).toEqual([
      400,
      { error: 'A cart can hold at most 100 of these.' },
    ])
  })

  it('offers only the purchased files for download', async () => {
    const { visitor, cart } = await buyerWithCart(
      { itemId: 'plans', quantity: 1 },
      { itemId: 'tile', quantity: 1 },
    )
    const placed = await (await order(visitor, cart)).json()
    expect(placed.downloads).toEqual([
      { title: 'Plans for the bench', path: `/order/${placed.id}/files/PLANS` },
    ])
    const file = await visit().fetch('GET', placed.downloads[0].path)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bench-plans.pdf"',
      'cache-control': 'private, no-store',
    })
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    for (const path of ['TILE', 'GLAZES', '..%2f..%2fpackage.json', '%00'])
      expect((await visit().fetch('GET', `/order/${placed.id}/files/${path}`)).status).toBe(404)
    const other = `/order/00000000-0000-4000-8000-000000000000/files/PLANS`
    expect((await visit().fetch('GET', other)).status).toBe(404)
  })

  it('saves the answers to the product’s form as plain text', async () => {
    const visitor = visit()
    const form = {
      itemId: 'card',
      'option:Amount': '$25',
      quantity: '1',
      'field:Recipient': '<i>Bo</i>',
      'field:Message': ' ',
    }
    expect((await visitor.fetch('POST', '/cart/add', { form })).status).toBe(303)
    const cart = await cartOf(visitor)
    expect(cart.entries[0].additionalFields).toBe('{"Recipient":"<i>Bo</i>"}')
    const placed = await (
      await order(visitor, cart, {
        address: { line1: '', line2: '', city: '', country: 'US', region: '', postalCode: '' },
      })
    ).json()
    const page = await (await visit().fetch('GET', `/order/${placed.id}`)).text()
    expect(page).toContain('Recipient: &lt;i&gt;Bo&lt;/i&gt;')
    expect((await visit().fetch('GET', `${ORDERS_PATH}/${placed.id}`)).headers.get('cache-control')).toBe(
      'no-store',
    )
  })

  it('accepts any text as an answer to the form, and still renders its page', async () => {
    const visitor = visit()
    for (const additionalFields of ['{oops', '[1]', 'null', '{"a":{"b":1}}', '\u0000\ud800'])
      await visitor.call('POST', '/api/commerce/shopping-cart/entries', {
        json: { itemId: 'tile', quantity: 1, additionalFields },
      })
    const cart = await (
      await visitor.call('PUT', '/api/commerce/shopping-cart/location', { json: { country: 'US' } })
    ).json()
    expect(cart.totalQuantity).toBe(5)
    const address = { line1: 'a', line2: '', city: 'b', country: 'US', region: '', postalCode: '1' }
    const placed = await (await order(visitor, cart, { address })).json()
    expect((await visit().fetch('GET', `/order/${placed.id}`)).status).toBe(200)
  })
})
