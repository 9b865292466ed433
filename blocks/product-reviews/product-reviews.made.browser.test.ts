import { expect } from 'chai'
import { mount, settle, until, violations } from '../../test/mount'
import './product-reviews'
import { press, rate, saidIn, withAnswers } from './product-reviews.fixture'

const REVIEWS = [
  { stars: 4, author: 'Ann', title: '<b>Fine</b>', body: 'Pours.\nWell.', created: Date.UTC(2026, 4, 3) },
  { stars: 5, author: '', title: '', body: '', created: 0 },
]
const LIST = { count: 2, starTenths: 45, reviews: REVIEWS }

/** Sets the language around a block. */
const inEnglish = (host: HTMLElement): void => {
  host.lang = 'en-GB'
}

describe('<ashlar-product-reviews> from JSON', () => {
  it('lists the reviews with their average, as text, accessibly', async () => {
    const block = await mount('product-reviews', LIST, '', inEnglish)
    await until(() => block.querySelector('.review'))
    expect(block.querySelector('.reviews__average')?.textContent).to.equal('4.5 of 5 stars, from 2 reviews.')
    const [first, second] = [...block.querySelectorAll('.review')].map(({ textContent }) => textContent)
    expect(first).to.equal('★★★★☆4 of 5 stars<b>Fine</b>Pours.\nWell.Ann, 3 May 2026')
    expect(second).to.equal('★★★★★5 of 5 starsA buyer')
    expect(block.querySelector<HTMLMeterElement>('.reviews__average meter')?.value).to.equal(4.5)
    const rows = [...block.querySelectorAll('.reviews__distribution li')]
    expect(rows.map(row => `${row.textContent} ${row.querySelector('meter')?.value}`)).to.deep.equal([
      '5 stars  1 1',
      '4 stars  1 1',
      '3 stars  0 0',
      '2 stars  0 0',
      '1 star  0 0',
    ])
    expect(await violations(block)).to.deep.equal([])
  })

  it('fetches the reviews of its product', async () => {
    const sent = await withAnswers([{ status: 200, body: LIST }], async () => {
      const block = await mount('product-reviews', { itemId: 'a/b' }, '', inEnglish)
      await until(() => block.querySelectorAll('.review').length === 2)
    })
    expect(sent).to.deep.equal([
      { method: 'GET', path: '/api/commerce/products/a%2Fb/reviews', json: undefined },
    ])
  })

  it('shows nothing for a product that is not in the shop', async () => {
    await withAnswers([{ status: 404, body: { error: 'No such product' } }], async sent => {
      const block = await mount('product-reviews', { itemId: 'cup' })
      // The call and its two retries.
      await until(() => sent.length === 3)
      await settle()
      expect(block.textContent).to.equal('')
    })
  })

  for (const [what, answers, said] of [
    [
      'are no reviews [ERR-15]',
      [{ status: 200, body: { reviews: [{ stars: 9 }] } }],
      'Unable to load. Try again.Try again',
    ],
    ['are an empty object', [{ status: 200, body: {} }], 'Unable to load. Try again.Try again'],
    [
      'are refused',
      [{ status: 403 }, { status: 403 }, { status: 403 }],
      'Unable to load. Try again.Try again',
    ],
    ['do not arrive [ERR-14]', [{}, {}, {}], 'Network errorPlease check your internet connection.Try again'],
  ] as const) {
    it(`says that reviews ${what}, and asks again at the press of a button [ERR-16]`, async () => {
      await withAnswers([...answers, { status: 200, body: LIST }], async () => {
        const block = await mount('product-reviews', { itemId: 'cup' }, '', inEnglish)
        const alert = await until(() => block.querySelector('[role=alert]'))
        expect(alert.textContent).to.equal(said)
        expect(await violations(block)).to.deep.equal([])
        alert.querySelector('button')?.click()
        await until(() => block.querySelectorAll('.review').length === 2)
        expect(block.querySelector('[role=alert]') === null).to.equal(true)
      })
    })
  }

  it('shows a review form for each product of the order, and accepts it [PROD-19]', async () => {
    const items = [
      { itemId: 'cup', title: 'Cup' },
      { itemId: 'jar', title: 'Jar' },
    ]
    const sent = await withAnswers([{ status: 204 }], async () => {
      const block = await mount('product-reviews', { orderId: 'o-7', items })
      await until(() => block.querySelectorAll('form').length === 2)
      const summaries = [...block.querySelectorAll('summary')].map(({ textContent }) => textContent)
      expect(summaries).to.deep.equal(['Review Cup', 'Review Jar'])
      block.querySelector('summary')?.click()
      press(block)
      await until(() => saidIn(block))
      expect(saidIn(block)).to.equal('alert: Please select a star rating')
      expect(await violations(block)).to.deep.equal([])
      rate(block, 5)
      press(block)
      await until(() => saidIn(block)?.startsWith('status'))
    })
    const json = { orderId: 'o-7', itemId: 'cup', stars: 5, author: '', title: '', body: '' }
    expect(sent.map(({ json }) => json)).to.deep.equal([json])
  })

  it('announces when nothing is left to review [PROD-20]', async () => {
    const block = await mount('product-reviews', { orderId: 'o-7', items: [] })
    expect(block.textContent).to.equal('There are no products to review')
  })
})
