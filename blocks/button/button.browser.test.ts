import { expect } from 'chai'
import { BUTTONS } from '../../src/visitor/measure-page/signals'
import { buttonFields } from '../../src/visitor/statistics/button-fields'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './button'

const DATA = {
  id: 'visit',
  buttonText: 'Visit us',
  clickthroughUrl: '#visit',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'hero',
}

const EXPORTED = `<div class="sqs-block-button-container--center" data-alignment="center" data-button-size="small" data-button-type="tertiary">
  <a href="#book" class="sqs-block-button-element" target="_blank">
    Make a   Booking
  </a></div>`

/** The attributes of a page’s button that the site's statistics read. */
function tracked(block: Element): unknown {
  const found = block.querySelectorAll(BUTTONS)
  expect(found).to.have.length(1)
  return buttonFields(found[0] as Element)
}

const link = (block: Element): HTMLAnchorElement => block.querySelector('a') as HTMLAnchorElement

describe('<ashlar-button>', () => {
  it('renders an accessible link from its JSON', async () => {
    const block = await mount('button', { ...DATA, newWindow: true })
    expect([link(block).textContent, link(block).getAttribute('href'), link(block).target]).to.deep.equal([
      'Visit us',
      '#visit',
      '_blank',
    ])
    expect(link(block).offsetHeight).to.equal(56)
    block.style.setProperty('--ashlar-control', '60px')
    expect(link(block).offsetHeight).to.equal(72)
    expect(await violations(block)).to.deep.equal([])
  })

  it('writes all its fields as attributes, and updates them with its JSON [BTN-01]', async () => {
    const block = await mount('button', DATA)
    expect(tracked(block)).to.deep.equal(DATA)
    block.dataset.blockJson = JSON.stringify({ ...DATA, buttonText: 'Come', newWindow: true })
    await until(() => block.textContent === 'Come')
    expect(tracked(block)).to.deep.equal({ ...DATA, buttonText: 'Come', newWindow: true })
  })

  it('keeps the server’s link and adds the attributes [BTN-01]', async () => {
    let before: Element | null = null
    const block = await mount('button', {}, '<a href="#a">Come <b>in</b></a>', host => {
      host.id = 'door'
      before = host.querySelector('a')
    })
    expect(link(block) === before).to.equal(true)
    expect(block.querySelector('b')?.textContent).to.equal('in')
    expect(await violations(block)).to.deep.equal([])
    expect(tracked(block)).to.deep.equal({
      id: 'door',
      buttonText: 'Come in',
      clickthroughUrl: '#a',
      alignment: '',
      size: '',
      newWindow: false,
      context: '',
    })
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal('<a href="#a">Come <b>in</b></a>')
  })

  it('adds the id of its JSON to the server’s link [BTN-01]', async () => {
    const block = await mount('button', { id: 'visit', context: 'hero' }, '<a href="#a" id="own">Go</a>')
    expect(tracked(block)).to.include({ id: 'visit', context: 'hero', buttonText: 'Go' })
  })

  it('prefers its JSON to the server’s link', async () => {
    const block = await mount('button', { buttonText: 'Come' }, '<a href="#a">Go</a>')
    expect([link(block).textContent, link(block).getAttribute('href')]).to.deep.equal(['Come', '#a'])
  })

  it('reads an exported button and keeps its classes [BTN-01]', async () => {
    const block = await mount('button', {}, EXPORTED)
    expect(tracked(block)).to.deep.equal({
      id: 'Make a Booking',
      buttonText: 'Make a Booking',
      clickthroughUrl: '#book',
      alignment: 'center',
      size: 'small',
      newWindow: true,
      context: '',
    })
  })

  it('has no unsafe link', async () => {
    const block = await mount('button', { ...DATA, clickthroughUrl: 'javascript:alert(1)' })
    expect([link(block).textContent, link(block).hasAttribute('href')]).to.deep.equal(['Visit us', false])
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"buttonText":7}', 'data-invalid'],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('button', json, '<a href="#a">Go</a>')
        expect(block.innerHTML).to.equal('<a href="#a">Go</a>')
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('identifies the buttons of real pages (skipped without the corpus) [BTN-01]', async function () {
    const found = await fragments('button')
    if (found.length === 0) this.skip()
    for (const fragment of found) {
      const content = readFragment(fragment).querySelector('.sqs-block-content')
      const address = content?.querySelector('a')?.getAttribute('href')
      const block = await mount('button', {}, content?.innerHTML)
      expect(await violations(block)).to.deep.equal([])
      expect(tracked(block)).to.include({ clickthroughUrl: address, alignment: 'center' })
    }
  })
})
