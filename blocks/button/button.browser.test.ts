import { expect } from 'chai'
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

/** Keeps what the page is told of buttons while `act` runs. */
async function heard(act: () => Promise<unknown>): Promise<[type: string, detail: unknown][]> {
  const told: [string, unknown][] = []
  const listen = ({ type, detail }: Event & { detail?: unknown }): number => told.push([type, detail])
  const types = ['ashlar:button-render', 'ashlar:button-click']
  for (const type of types) document.addEventListener(type, listen)
  await act()
  for (const type of types) document.removeEventListener(type, listen)
  return told
}

const link = (block: Element): HTMLAnchorElement => block.querySelector('a') as HTMLAnchorElement

describe('<ashlar-button>', () => {
  it('is a link with the text of its JSON, accessibly', async () => {
    const block = await mount('button', { ...DATA, newWindow: true })
    expect([link(block).textContent, link(block).getAttribute('href'), link(block).target]).to.deep.equal([
      'Visit us',
      '#visit',
      '_blank',
    ])
    expect(link(block).offsetHeight >= 44).to.equal(true)
    expect(await violations(block)).to.deep.equal([])
  })

  it('tells with all its fields that it has come up, once, and of each click [BTN-01]', async () => {
    const told = await heard(async () => {
      const block = await mount('button', DATA)
      link(block).click()
      link(block).click()
      block.dataset.blockJson = JSON.stringify({ ...DATA, buttonText: 'Come' })
      await until(() => block.textContent === 'Come')
      link(block).click()
    })
    expect(told).to.deep.equal([
      ['ashlar:button-render', DATA],
      ['ashlar:button-click', DATA],
      ['ashlar:button-click', DATA],
      ['ashlar:button-click', { ...DATA, buttonText: 'Come' }],
    ])
  })

  it('leads on whatever they who hear of the click do with it [BTN-04]', async () => {
    const block = await mount('button', DATA)
    const spoil = (event: Event): void => event.preventDefault()
    document.addEventListener('ashlar:button-click', spoil)
    const { href } = location
    link(block).click()
    document.removeEventListener('ashlar:button-click', spoil)
    await until(() => location.hash === '#visit')
    history.replaceState(null, '', href)
  })

  it('is the very link of the server, which tells what it says', async () => {
    let served: Element | null = null
    const told = await heard(async () => {
      const block = await mount('button', {}, '<a href="#a">Come <b>in</b></a>', host => {
        host.id = 'door'
        served = host.querySelector('a')
      })
      expect(link(block) === served).to.equal(true)
      expect(block.querySelector('b')?.textContent).to.equal('in')
      expect(await violations(block)).to.deep.equal([])
      link(block).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      block.remove()
      await settle()
      expect(block.innerHTML).to.equal('<a href="#a">Come <b>in</b></a>')
    })
    const fields = {
      buttonText: 'Come in',
      clickthroughUrl: '#a',
      alignment: '',
      size: '',
      newWindow: false,
      context: '',
    }
    expect(told).to.deep.equal([
      ['ashlar:button-render', { id: 'door', ...fields }],
      ['ashlar:button-click', { id: 'door', ...fields }],
    ])
  })

  it('lets the JSON change what the server wrote', async () => {
    const block = await mount('button', { buttonText: 'Come' }, '<a href="#a">Go</a>')
    expect([link(block).textContent, link(block).getAttribute('href')]).to.deep.equal(['Come', '#a'])
  })

  it('reads the button of an exported site, and leaves it in its clothes [BTN-01]', async () => {
    const told = await heard(() => mount('button', {}, EXPORTED))
    expect(told.map(([, detail]) => detail)).to.deep.equal([
      {
        id: '',
        buttonText: 'Make a Booking',
        clickthroughUrl: '#book',
        alignment: 'center',
        size: 'small',
        newWindow: true,
        context: '',
      },
    ])
  })

  it('leads nowhere that is unsafe', async () => {
    const block = await mount('button', { ...DATA, clickthroughUrl: 'javascript:alert(1)' })
    expect([link(block).textContent, link(block).hasAttribute('href')]).to.deep.equal(['Visit us', false])
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"buttonText":7}', 'data-invalid'],
  ] as const) {
    it(`leaves the HTML of the server in place when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('button', json, '<a href="#a">Go</a>')
        expect(block.innerHTML).to.equal('<a href="#a">Go</a>')
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('counts the buttons of real pages (skipped where they are not at hand) [BTN-01]', async function () {
    const found = await fragments('button')
    if (found.length === 0) this.skip()
    for (const fragment of found) {
      const content = readFragment(fragment).querySelector('.sqs-block-content')
      const address = content?.querySelector('a')?.getAttribute('href')
      const told = await heard(async () => {
        const block = await mount('button', {}, content?.innerHTML)
        expect(await violations(block)).to.deep.equal([])
      })
      const fields = told.map(([, detail]) => detail as typeof DATA)
      expect(fields.map(({ clickthroughUrl }) => clickthroughUrl)).to.deep.equal([address])
      expect(fields[0]?.alignment).to.equal('center')
    }
  })
})
