import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './product-reviews'
import { FORM, press, rate, saidIn, withAnswers } from './product-reviews.fixture'

const ORDER = { orderId: 'o-1' }
const KEPT = { status: 204 }
const refusal = (error: string) => ({ status: 409, body: { error } })

describe('<ashlar-product-reviews> with a form', () => {
  it('asks for stars before it makes a call, and clears that once they are chosen [PROD-19]', async () => {
    const sent = await withAnswers([KEPT], async () => {
      const block = await mount('product-reviews', ORDER, FORM)
      press(block)
      await until(() => saidIn(block))
      expect(saidIn(block)).to.equal('alert: Please select a star rating')
      const described = block.querySelector('fieldset')?.getAttribute('aria-describedby')
      expect(described).to.equal(block.querySelector('.reviews__said')?.id)
      expect((document.activeElement as HTMLInputElement).name).to.equal('stars')
      expect(await violations(block)).to.deep.equal([])
      rate(block, 3)
      await until(() => !saidIn(block))
      expect(block.querySelector('fieldset')?.hasAttribute('aria-describedby')).to.equal(false)
    })
    expect(sent).to.deep.equal([])
  })

  it('sends the review once, and confirms it', async () => {
    const changes: unknown[] = []
    const sent = await withAnswers([KEPT], async () => {
      const block = await mount('product-reviews', ORDER, FORM)
      block.addEventListener('ashlar:change', event => changes.push((event as CustomEvent).detail))
      rate(block, 4)
      const words = block.querySelector('textarea')
      if (words) words.value = 'Pours well.'
      press(block)
      press(block)
      await until(() => saidIn(block))
      expect(saidIn(block)).to.equal('status: Thank you for your review.')
      expect(document.activeElement?.className).to.equal('reviews__said form__sent')
      expect(block.querySelector('form')?.checkVisibility()).to.equal(false)
      expect(await violations(block)).to.deep.equal([])
    })
    const json = { orderId: 'o-1', itemId: 'cup', stars: 4, author: '', title: '', body: 'Pours well.' }
    expect(sent).to.deep.equal([{ method: 'POST', path: '/api/commerce/reviews', json }])
    expect(changes).to.deep.equal([{ itemId: 'cup', stars: 4 }])
  })

  for (const text of [
    'You have already reviewed this purchase',
    'Your review request has expired',
    'There are no products to review',
  ]) {
    it(`says "${text}" and keeps what is typed, but sends it no more [PROD-20]`, async () => {
      const sent = await withAnswers([refusal(text)], async sent => {
        const block = await mount('product-reviews', ORDER, FORM)
        rate(block, 4)
        press(block)
        await until(() => saidIn(block))
        expect(saidIn(block)).to.equal(`alert: ${text}`)
        press(block)
        await settle()
        expect(block.querySelector<HTMLInputElement>('[value="4"]')?.checked).to.equal(true)
        expect(sent).to.have.length(1)
      })
      expect(sent).to.have.length(1)
    })
  }

  for (const [what, answer] of [
    ['the connection fails', {}],
    ['the server fails', { status: 500 }],
    ['the answer is in other words', { status: 404, body: { error: 'No such order' } }],
  ] as const) {
    it(`asks for another try where ${what}, and takes it [PROD-20]`, async () => {
      const sent = await withAnswers([answer, KEPT], async () => {
        const block = await mount('product-reviews', ORDER, FORM)
        rate(block, 2)
        press(block)
        await until(() => saidIn(block))
        expect(saidIn(block)).to.equal('alert: Try submitting your review again')
        press(block)
        await until(() => saidIn(block)?.startsWith('status'))
      })
      expect(sent.map(({ json }) => (json as { stars: number }).stars)).to.deep.equal([2, 2])
    })
  }

  it('confirms the review if an earlier try without a response had succeeded', async () => {
    await withAnswers([{}, refusal('You have already reviewed this purchase')], async () => {
      const block = await mount('product-reviews', ORDER, FORM)
      rate(block, 5)
      press(block)
      await until(() => saidIn(block))
      press(block)
      await until(() => saidIn(block) === 'status: Thank you for your review.')
    })
  })

  it('restores the form to native submission', async () => {
    const block = await mount('product-reviews', ORDER, FORM)
    press(block)
    await until(() => saidIn(block))
    rate(block, 1)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(FORM)
  })

  it('leaves other forms to the browser', async () => {
    const block = await mount(
      'product-reviews',
      ORDER,
      '<form action="#"><input name="q" required><button>Go</button></form>',
    )
    expect(block.querySelector('form')?.noValidate).to.equal(false)
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has six stars', '{"reviews":[{"stars":6}]}', 'data-invalid'],
  ] as const) {
    it(`leaves the server's form in place when the data ${what}`, async () => {
      const codes = await errorsDuring(async () => {
        const block = await mount('product-reviews', json, FORM)
        expect(block.innerHTML).to.equal(FORM)
      })
      expect(codes).to.deep.equal([code])
    })
  }
})
