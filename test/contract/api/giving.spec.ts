import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { ORDERS_PATH } from '../../../src/calls/orders'
import { REVIEWS_PATH } from '../../../src/calls/reviews'
import { donatePath } from '../../../src/site/store-settings/checkout-paths'
import { visit } from './visitor'

const PATH = '/checkout/donate'

const GIFT = {
  donatePageId: 'kiln',
  amount: '40.00',
  email: 'ann@example.com',
  name: 'Ann <b>Ash</b>',
  card: '4242424242424242',
}

const give = async (more: Readonly<Record<string, string>> = {}, visitor = visit()) =>
  visitor.fetch('POST', PATH, { form: { ...GIFT, key: randomUUID(), ...more } })

const orderOf = async (response: Response) => {
  const id = response.headers.get('location')?.replace('/order/', '') ?? ''
  return (await visit().fetch('GET', `${ORDERS_PATH}/${id}`)).json()
}

describe.skipIf(!inject('hasShop'))('a donation', () => {
  it('has a page, with the amount of the link selected [CART-03]', async () => {
    const page = await (await visit().fetch('GET', donatePath('kiln', '40.00'))).text()
    expect(page).toContain('A new kiln</h1>')
    expect(page).toMatch(/value="40\.00" checked/)
    const own = await (await visit().fetch('GET', donatePath('kiln', '7.25'))).text()
    expect(own).toMatch(/value="other" checked/)
    expect(own).toContain('name="otherAmount" value="7.25"')
    const typed = await visit().fetch('GET', `${donatePath('kiln', '40.00')}&otherAmount=12`)
    expect(await typed.text()).toMatch(/value="other" checked/)
    expect((await visit().fetch('GET', donatePath('nothing & nobody'))).status).toBe(404)
  })

  it('is saved as an order without tax, shipping or review, visible to its donor only', async () => {
    const response = await give()
    expect(response.status).toBe(303)
    const order = await orderOf(response)
    expect(order).toMatchObject({
      grandTotalCents: 4000,
      taxCents: 0,
      lines: [{ title: 'Donation: A new kiln', unitPriceCents: 4000, quantity: 1 }],
      giftCards: [],
      downloads: [],
    })
    const page = await (await visit().fetch('GET', `/order/${order.id}`)).text()
    expect(page).toContain('Ann &lt;b&gt;Ash&lt;/b&gt;')
    expect(page).not.toContain('<b>Ash')
    expect(page).not.toContain('What do you think?')
    const review = { orderId: order.id, itemId: order.lines[0].itemId, stars: 5 }
    expect((await visit().call('POST', REVIEWS_PATH, { json: review })).status).toBe(404)
  })

  it('accepts a custom amount in the usual notations', async () => {
    const order = await orderOf(await give({ amount: 'other', otherAmount: ' $1,250.50 ' }))
    expect(order.grandTotalCents).toBe(125_050)
  })

  it('is made once, however often and how fast its form is sent', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => give({ key })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    expect(new Set(answers.map(answer => answer.headers.get('location'))).size).toBe(1)
  })

  it.each([
    { amount: '15.00' },
    { amount: 'other', otherAmount: '40.01' },
    { name: 'Bea Birch' },
    { email: 'bea@example.com' },
    { donatePageId: 'apprentice', amount: 'other', otherAmount: '40' },
  ])('is refused with the key of another one: %j', async more => {
    const key = randomUUID()
    const placed = await give({ key })
    const other = await give({ key, ...more })
    expect([placed.status, other.status, other.headers.get('location')]).toEqual([303, 409, null])
    expect(await other.text()).toContain('This form has already been sent')
    expect((await give({ key })).headers.get('location')).toBe(placed.headers.get('location'))
  })

  it.each([
    [{ amount: '-40.00' }, 'Please enter an amount from $1.00 to $1,000,000.00.'],
    [{ amount: '0.99' }, 'Please enter an amount from'],
    [{ amount: '1000000.01' }, 'Please enter an amount from'],
    [{ amount: '99999999999999999999' }, 'Please enter an amount from'],
    [{ amount: '1.005' }, 'Please enter an amount from'],
    [{ amount: '1e5' }, 'Please enter an amount from'],
    [{ amount: 'other', otherAmount: '' }, 'Please enter an amount from'],
    [{ otherAmount: '12.50' }, 'Please choose one amount: a suggested one or your own.'],
    [{ email: 'ann' }, 'Please enter a valid email'],
    [{ name: ' ' }, 'Please enter your name'],
    [{ card: '4000000000000002' }, 'Your card was declined. Your donation was not made.'],
    [{ card: '4111111111111111' }, 'Please choose one of the test cards'],
    [{ key: 'mine' }, 'Please submit the form again.'],
  ])('with %j is rejected with a message', async (more, words) => {
    const response = await give(more)
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(words)])
  })

  it('is rejected from another site’s form', async () => {
    const headers = { origin: 'https://evil.example' }
    const form = { ...GIFT, key: randomUUID() }
    expect((await visit().fetch('POST', PATH, { form, headers })).status).toBe(403)
  })
})
