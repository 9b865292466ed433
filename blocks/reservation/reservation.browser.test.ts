import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { standInForScripts } from '../../test/fixtures/stand-in-script'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './reservation'

const LINK = '<p>We open at six. <a href="https://www.opentable.com/restref/client/?rid=77">Book</a></p>'

/** Inserts its form next to its own script element, like OpenTable’s script. */
const FORM = `const here = document.currentScript ?? document.querySelector('script[data-stand-in]')
const frame = document.createElement('iframe'); frame.title = 'Book a table'; frame.srcdoc = '<p>6 pm</p>'; here.after(frame)`

const agree = (): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))
const state = (block: Element): string | undefined =>
  block.querySelector<HTMLElement>('.booking')?.dataset['state']

describe('<ashlar-reservation>', () => {
  let scripts = standInForScripts(() => FORM)
  let answers = true
  beforeEach(() => {
    scripts.restore()
    answers = true
    scripts = standInForScripts(() => (answers ? FORM : undefined))
  })
  after(() => scripts.restore())
  afterEach(() => $site.set({}))

  it('contacts no other host before consent, then goes from loading to loaded [WID-07]', async () => {
    const block = await mount('reservation', { restaurantId: 77 }, LINK)
    expect([state(block), scripts.asked.length]).to.deep.equal(['waiting', 0])
    expect(block.textContent).to.contain('www.opentable.com')
    expect(await violations(block)).to.deep.equal([])
    const states: (string | undefined)[] = []
    const watcher = new MutationObserver(() => states.push(state(block)))
    watcher.observe(block, { subtree: true, attributeFilter: ['data-state'] })
    agree()
    await until(() => state(block) === 'loaded')
    await until(() => states.length === 2)
    watcher.disconnect()
    expect(states).to.deep.equal(['loading', 'loaded'])
    expect(block.querySelector('iframe') !== null).to.equal(true)
    expect(block.querySelector('.booking__widget')?.getAttribute('aria-busy')).to.equal('false')
  })

  it('loads its form from OpenTable’s host once the visitor requests it [WID-10]', async () => {
    const block = await mount('reservation', { title: 'The Kiln Room' }, LINK)
    block.querySelector('button')?.click()
    await until(() => state(block) === 'loaded')
    expect(scripts.asked.map(address => new URL(address).host)).to.deep.equal(['www.opentable.com'])
    expect(scripts.asked[0]).to.contain('rid=77')
    expect(block.querySelector('.booking__stage') === document.activeElement).to.equal(true)
  })

  it('is wide above 850 px, and reloads its form when that changes [WID-08]', async () => {
    const block = await mount('reservation', { restaurantId: '77' }, LINK, host => {
      host.style.inlineSize = '851px'
    })
    agree()
    await until(() => state(block) === 'loaded')
    block.style.inlineSize = '850px'
    await until(() => scripts.asked.length === 2)
    await until(() => state(block) === 'loaded')
    expect(scripts.asked.map(address => new URL(address).searchParams.get('theme'))).to.deep.equal([
      'wide',
      'standard',
    ])
    expect(block.querySelectorAll('iframe').length).to.equal(1)
  })

  it('keeps the link to OpenTable if the form does not load', async () => {
    answers = false
    $site.set({ consent: 'compat' })
    let block = document.body
    const codes = await errorsDuring(async () => {
      block = await mount('reservation', { restaurantId: '77', title: 'The Kiln Room' })
      await until(() => state(block) === 'failed')
    })
    expect(codes).to.deep.equal(['outside-failed'])
    const link = block.querySelector('a')
    expect([link?.textContent, link?.href, link?.rel]).to.deep.equal([
      'Book a table at The Kiln Room on OpenTable',
      'https://www.opentable.com/restref/client/?rid=77&restref=77',
      'noopener',
    ])
    expect(block.querySelector('[role=status]')?.textContent).to.contain('could not be loaded')
  })

  it('shows logged-in owners only a preview, and asks them to log out [WID-11]', async () => {
    $site.set({ authenticatedAccount: { id: 'owner' }, consent: 'compat' })
    const block = await mount('reservation', { restaurantId: '77' }, LINK)
    agree()
    await settle()
    expect([state(block), scripts.asked.length]).to.deep.equal(['preview', 0])
    expect(block.querySelector('strong')?.textContent).to.equal('Preview Only')
    expect(block.querySelector('.booking__said')?.textContent).to.contain('Log out')
    expect(block.querySelector('button')?.textContent).to.equal('Log out')
    $site.set({ consent: 'compat' })
    await until(() => state(block) === 'loaded')
    expect(block.textContent).not.to.contain('Preview Only')
  })

  for (const [what, data] of [
    ['wrong', { restaurantId: '7&rid=8' }],
    ['missing', {}],
  ] as const) {
    it(`keeps the server’s HTML if the restaurant is ${what}, and restores it`, async () => {
      const html = '<p>Call us: <a href="tel:+15550100">555 0100</a></p>'
      const link = await errorsDuring(async () => {
        const block = await mount('reservation', data, html)
        expect(block.querySelector('a')?.textContent).to.equal('555 0100')
        expect(block.querySelector('button') === null).to.equal(true)
        block.remove()
        await settle()
        expect(block.innerHTML).to.equal(html)
      })
      expect(link).to.deep.equal(what === 'wrong' ? ['data-invalid'] : [])
    })
  }
})
