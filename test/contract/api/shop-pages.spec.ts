import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { PRODUCTS_PATH, product, productList } from '../../../src/calls/products'
import { add, KENDAL, readProduct } from './buyer'
import { type Visitor, visit } from './visitor'

const TILE = { itemId: 'tile', sku: 'TILE', quantity: 3 }

const BUYER = { email: 'ann@example.com', name: 'Ann Ash', ...KENDAL, card: '4242424242424242', do: 'order' }

const pageOf = async (visitor: Visitor, path: string) => (await visitor.fetch('GET', path)).text()

const total = (page: string) => /name="grandTotalCents" value="(\d+)"/.exec(page)?.[1] ?? ''

/** Decoded value of an attribute. */
const attribute = (page: string, name: string): unknown =>
  JSON.parse(
    (new RegExp(`${name}="([^"]*)"`).exec(page)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )

describe.skipIf(!inject('hasShop'))('the shop’s pages', () => {
  it('show every product with its picture, price and data', async () => {
    const { items } = z.parse(productList, await (await visit().fetch('GET', PRODUCTS_PATH)).json())
    const shop = await pageOf(visit(), '/shop')
    for (const { fullUrl, title, itemId } of items) {
      expect(shop).toContain(`href="${fullUrl}"`)
      const page = await pageOf(visit(), fullUrl)
      expect(page).toContain(`>${title.replaceAll('&', '&amp;')}</h1>`)
      expect(z.parse(product, attribute(page, '<ashlar-product data-block-json'))).toEqual(
        await readProduct(itemId),
      )
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '')
      expect(data).toMatchObject({ '@type': 'Product', name: title })
    }
  })

  it('contain variants, quantity and button like exported shops', async () => {
    const page = await pageOf(visit(), '/shop/p/bud-vases')
    expect(attribute(page, 'data-variants')).toEqual((await readProduct('vases')).variants)
    for (const part of [
      'class="product-quantity-input" data-item-id="vases"',
      'data-variant-option-name="Glaze"',
      'data-product-type="1"',
      'data-original-label="Add To Cart"',
      'data-image-dimensions="750x750"',
    ])
      expect(page).toContain(part)
  })

  it('add to the cart, change it, apply a code and place the order, by forms alone [API-28]', async () => {
    const visitor = visit()
    const form = { itemId: 'vases', 'option:Height': 'tall', 'option:Glaze': 'rust', quantity: '1' }
    const added = await visitor.fetch('POST', '/cart/add', { form })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/cart'])
    const cart = await pageOf(visitor, '/cart')
    expect(cart).toContain('tall, rust')
    const [, name = ''] = /name="(quantity:[^"]+)"/.exec(cart) ?? []
    expect((await visitor.fetch('POST', '/cart', { form: { [name]: '2', do: 'update' } })).status).toBe(303)
    expect((await visitor.fetch('POST', '/cart', { form: { code: 'kiln10', do: 'coupon' } })).status).toBe(
      303,
    )

    // The first submission shows the shipping costs, the second one orders at that price.
    const first = await visitor.fetch('POST', '/checkout', { form: { ...BUYER, grandTotalCents: '8640' } })
    const shown = await first.text()
    expect([first.status, total(shown)]).toEqual([409, '11052'])
    expect(shown).toContain('The total is now $110.52. Please look at it again.')
    const again = { form: { ...BUYER, grandTotalCents: total(shown) } }
    const placed = await visitor.fetch('POST', '/checkout', again)
    expect([placed.status, visitor.cookies.has('CART')]).toEqual([303, false])
    const order = await pageOf(visitor, placed.headers.get('location') ?? '')
    expect(order).toContain('$110.52')
    expect(order).toContain('This is a test order.')
    expect(order).toContain('<meta name="robots" content="noindex">')
  })

  it('redirect a form that was sent twice to its one order', async () => {
    const visitor = visit()
    await add(visitor, TILE)
    const { status } = await visitor.fetch('POST', '/checkout', { form: { ...BUYER, do: 'update' } })
    expect(status).toBe(200)
    const form = { ...BUYER, grandTotalCents: total(await pageOf(visitor, '/checkout')) }
    const cookies = [...visitor.cookies]
    const first = await visitor.fetch('POST', '/checkout', { form })
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    const second = await visitor.fetch('POST', '/checkout', { form })
    expect(first.headers.get('location')).toMatch(/^\/order\//)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
  })

  it.each([
    [{ quantity: '0' }, 'Please enter a whole number.'],
    [{ quantity: '1.5' }, 'Please enter a whole number.'],
    [{ quantity: '99999999999' }, 'Please enter a whole number.'],
    [{ quantity: '9999' }, ' left.'],
  ])('explain why %j cannot be added to the cart', async (more, words) => {
    const visitor = visit()
    const response = await visitor.fetch('POST', '/cart/add', { form: { itemId: 'tile', ...more } })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(words)])
    expect(visitor.cookies.has('CART')).toBe(false)
  })

  it('explain why a quantity or a line cannot be changed [CART-15]', async () => {
    const visitor = visit()
    const { newlyAdded } = await (await add(visitor, TILE)).json()
    const change = async (form: Record<string, string>) =>
      (await visitor.fetch('POST', '/cart', { form })).text()
    expect(await change({ [`quantity:${newlyAdded.id}`]: '401' })).toMatch(
      /Unable to update quantity. Only \d+ left\./,
    )
    expect(await change({ [`quantity:${newlyAdded.id}`]: '-1' })).toContain('Unable to update quantity.')
    expect(await change({ remove: 'nothing' })).toContain('Unable to remove item.')
    expect(await pageOf(visitor, '/cart')).toContain('value="3"')
  })

  it('mark the invalid fields of a checkout, and keep the input', async () => {
    const visitor = visit()
    await add(visitor, TILE)
    const form = { ...BUYER, email: 'ann', city: '', country: 'US', region: 'NY', postalCode: '123' }
    const page = await (await visitor.fetch('POST', '/checkout', { form })).text()
    for (const words of [
      'Please enter a valid email',
      'Please enter a town',
      'A US zip code has exactly 5 digits.',
      'value="1 Beck Lane"',
    ])
      expect(page).toContain(words)
  })

  it('reject forms from another site', async () => {
    const visitor = visit()
    await add(visitor, TILE)
    const headers = { origin: 'https://evil.example' }
    for (const path of ['/cart', '/cart/add', '/checkout']) {
      expect((await visitor.fetch('POST', path, { form: BUYER, headers })).status).toBe(403)
    }
    expect(await pageOf(visitor, '/cart')).toContain('value="3"')
  })

  it('open the checkout only with a cart’s cookie [CART-01] [CART-02]', async () => {
    const visitor = visit()
    const redirect = await visitor.fetch('GET', '/commerce/goto-checkout')
    expect(redirect.headers.get('location')).toBe('/checkout')
    const refused = await visitor.fetch('GET', '/checkout')
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Either your session has expired or you do not have cookies enabled.'),
    ])
    await add(visitor, TILE)
    expect((await visitor.fetch('GET', '/checkout')).status).toBe(200)
  })

  it.each(['/shop/p/nothing', '/order/nothing', '/shop/p/%00'])('do not exist at %s', async path => {
    expect((await visit().fetch('GET', path)).status).toBe(404)
  })
})
