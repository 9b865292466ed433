import { expect } from 'chai'
import { errorsDuring, mount, settle, violations } from '../../test/mount'
import { withReset } from '../../test/with-reset'
import './pricing-toggle'

const CARD = `<article><h3>Friends</h3>
  <p data-period="monthly" style="display: flex">$6 a month</p><a data-period="monthly" href="/join?plan=m">Join</a>
  <p data-period="yearly" data-period-title="By the year">$60 a year</p><a data-period="yearly" href="/join?plan=y">Join</a>
</article>`

const buttons = (block: Element) => [...block.querySelectorAll<HTMLButtonElement>('fieldset button')]

/** Texts of the visible prices and join buttons. */
const shown = (block: Element) =>
  [...block.querySelectorAll<HTMLElement>('[data-period]')]
    .filter(part => part.offsetParent !== null)
    .map(part => part.getAttribute('href') ?? part.textContent)

describe('<ashlar-pricing-toggle>', () => {
  it('has two buttons above the prices, one of them selected, and is accessible [WID-03]', async () => {
    const block = await mount('pricing-toggle', {}, CARD)
    expect(buttons(block).map(({ textContent, ariaPressed }) => [textContent, ariaPressed])).to.deep.equal([
      ['Monthly', 'true'],
      ['By the year', 'false'],
    ])
    const { color, backgroundColor } = getComputedStyle(buttons(block)[0] as Element)
    expect(backgroundColor).not.to.equal(color)
    expect(await violations(block)).to.deep.equal([])
  })

  it('switches price and join button on each press, and fires an event [WID-04]', async () => {
    const block = await mount('pricing-toggle', {}, CARD)
    const fired: unknown[] = []
    block.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
    expect(shown(block)).to.deep.equal(['$6 a month', '/join?plan=m'])
    buttons(block)[1]?.click()
    await settle()
    expect(shown(block)).to.deep.equal(['$60 a year', '/join?plan=y'])
    expect(buttons(block).map(({ ariaPressed }) => ariaPressed)).to.deep.equal(['false', 'true'])
    buttons(block)[1]?.click()
    buttons(block)[0]?.click()
    await settle()
    expect(shown(block)).to.deep.equal(['$6 a month', '/join?plan=m'])
    expect(fired).to.deep.equal([
      { selected: 1, period: 'yearly' },
      { selected: 0, period: 'monthly' },
    ])
  })

  it('starts with the period of its JSON, with its labels [WID-03]', async () => {
    const block = await mount('pricing-toggle', { selected: 'yearly', titles: ['Month', 'Year'] }, CARD)
    expect(buttons(block).map(({ textContent }) => textContent)).to.deep.equal(['Month', 'Year'])
    expect(shown(block)).to.deep.equal(['$60 a year', '/join?plan=y'])
  })

  it('does not move the prices on upgrade', async () => {
    const before: number[] = []
    const block = await mount('pricing-toggle', {}, CARD, host => {
      host.addEventListener('ashlar:mount', () => before.push(top(host)))
    })
    expect(before).to.deep.equal([top(block)])
  })

  it('shows the server’s HTML if there is no choice', async () => {
    const html = '<p data-period="monthly">$6</p>'
    const block = await mount('pricing-toggle', {}, html)
    expect(buttons(block)).to.deep.equal([])
    expect(shown(block)).to.deep.equal(['$6'])
    expect(getComputedStyle(block).paddingBlockStart).to.equal('0px')
  })

  it('restores both prices if its data is invalid, and on removal', async () => {
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('pricing-toggle', '{"titles":7}', CARD)
    })
    expect(codes).to.deep.equal(['data-invalid'])
    expect(shown(block)).to.have.length(4)

    const other = await mount('pricing-toggle', {}, CARD)
    expect(shown(other)).to.have.length(2)
    const box = other.parentElement
    other.remove()
    await settle()
    expect(other.innerHTML).to.equal(CARD)
    box?.append(other)
  })

  it('keeps an edge around its periods and a space below them under a site’s reset', async () => {
    await withReset(async () => {
      const block = await mount('pricing-toggle', {}, CARD)
      const periods = block.querySelector('fieldset') as HTMLElement
      expect(getComputedStyle(periods).boxShadow).to.contain('inset')
      const outer = periods.getBoundingClientRect()
      const inner = periods.querySelector('button')?.getBoundingClientRect() ?? outer
      expect([inner.left - outer.left, inner.top - outer.top, outer.bottom - inner.bottom]).to.deep.equal([
        4, 4, 4,
      ])
      const prices = block.querySelector('.pricing-toggle__prices')?.getBoundingClientRect() ?? outer
      expect(prices.top - outer.bottom).to.equal(24)
    })
  })

  it('keeps the padding and the margins of cards under a site’s reset', async () => {
    await withReset(async () => {
      const block = await mount('pricing-toggle', {}, CARD)
      const card = block.querySelector('article') as HTMLElement
      const title = card.querySelector('h3') as HTMLElement
      const [outer, inner] = [card, title].map(element => element.getBoundingClientRect())
      const price = card.querySelector('p')?.getBoundingClientRect()
      if (!outer || !inner || !price) throw new Error('the card is incomplete')
      expect([inner.left - outer.left, inner.top - outer.top, price.top - inner.bottom]).to.deep.equal([
        24, 24, 12,
      ])
    })
    const block = await mount('pricing-toggle', {}, CARD)
    expect(block.hasAttribute('data-reset')).to.equal(false)
  })
})

const top = (block: Element): number => block.querySelector('h3')?.getBoundingClientRect().top ?? 0
