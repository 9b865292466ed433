import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { standInForScripts } from '../../test/fixtures/stand-in-script'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './table-booking'

const LINK = '<p>Eight seats. <a href="https://www.exploretock.com/kiln-room">Book</a></p>'

/** Replaces the command queue and draws into the container, like Tock’s script. */
const TOCK = `const tock = window.tock
tock.callMethod = (name, slug) => { const box = document.getElementById('Tock_widget_container')
  const button = document.createElement('button'); button.textContent = [name, slug, box.dataset.tockDisplayMode].join(' '); box.append(button) }
for (const call of tock.queue) tock.callMethod(...call)`

const state = (block: Element): string | undefined =>
  block.querySelector<HTMLElement>('.booking')?.dataset['state']
const drawn = (block: Element): string | undefined =>
  block.querySelector('.booking__widget button')?.textContent

describe('<ashlar-table-booking>', () => {
  let answers = true
  let scripts = standInForScripts(() => TOCK)
  beforeEach(() => {
    scripts.restore()
    answers = true
    Reflect.deleteProperty(window, 'tock')
    scripts = standInForScripts(() => (answers ? TOCK : undefined))
  })
  after(() => scripts.restore())
  afterEach(() => $site.set({}))

  it('loads Tock’s form by the business slug once the visitor requests it [WID-10] [WID-12]', async () => {
    const block = await mount('table-booking', { businessSlug: 'kiln-room', title: 'The Kiln Room' })
    expect([state(block), scripts.asked.length]).to.deep.equal(['waiting', 0])
    expect(block.querySelector('a')?.href).to.equal('https://www.exploretock.com/kiln-room')
    expect(await violations(block)).to.deep.equal([])
    block.querySelector('button')?.click()
    await until(() => state(block) === 'loaded')
    expect(scripts.asked).to.deep.equal(['https://www.exploretock.com/tock.js'])
    expect(drawn(block)).to.equal('init kiln-room Button')
  })

  it('reads the slug from the server’s link, and requests the script once [WID-12]', async () => {
    $site.set({ consent: 'compat' })
    const block = await mount('table-booking', {}, LINK)
    await until(() => state(block) === 'loaded')
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LINK)
    const other = await mount('table-booking', { businessSlug: 'oven' })
    await until(() => state(other) === 'loaded')
    expect(drawn(other)).to.equal('init oven Button')
    expect(scripts.asked.length).to.equal(1)
  })

  it('stacks at 750 px or less, and is beside its text above that [WID-09]', async () => {
    const block = await mount('table-booking', {}, LINK)
    const stage = (): DOMRect => (block.querySelector('.booking__stage') as Element).getBoundingClientRect()
    const lead = (): DOMRect => (block.querySelector('.booking__lead') as Element).getBoundingClientRect()
    block.style.inlineSize = '750px'
    expect(stage().top >= lead().bottom).to.equal(true)
    block.style.inlineSize = '751px'
    expect(stage().top < lead().bottom && stage().left >= lead().right).to.equal(true)
  })

  it('keeps the link to Tock if the form does not load, and if the page has another one', async () => {
    answers = false
    $site.set({ consent: 'compat' })
    const codes = await errorsDuring(async () => {
      const block = await mount('table-booking', {}, LINK)
      await until(() => state(block) === 'failed')
      expect(block.querySelectorAll('a').length).to.equal(1)
      answers = true
      const second = await mount('table-booking', { businessSlug: 'oven' })
      await until(() => state(second) === 'loaded')
      expect(drawn(second)).to.equal('init oven Button')
      const third = await mount('table-booking', { businessSlug: 'hearth' })
      await until(() => state(third) === 'failed')
      expect(third.querySelector('a')?.href).to.equal('https://www.exploretock.com/hearth')
    })
    expect([...new Set(codes)]).to.deep.equal(['outside-failed'])
  })

  it('shows logged-in owners only a preview [WID-11]', async () => {
    $site.set({ authenticatedAccount: { id: 'owner' }, consent: 'compat' })
    const block = await mount('table-booking', {}, LINK)
    expect([state(block), scripts.asked.length]).to.deep.equal(['preview', 0])
    expect(block.textContent).to.contain('Preview Only')
  })

  it('keeps the server’s HTML if the slug is invalid', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('table-booking', { businessSlug: '../admin' }, LINK)
      expect(block.innerHTML).to.equal(LINK)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
