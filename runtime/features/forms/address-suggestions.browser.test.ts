import { expect } from 'chai'
import { startPage } from '../../../test/fixtures/features-page'
import { settle, until, violations } from '../../../test/mount'

const { fetch } = window

const ADDRESS = {
  line1: '12 Beck Lane',
  line2: '',
  city: 'Ambleside',
  state: 'Cumbria',
  zip: 'LA22 9XX',
  country: 'United Kingdom',
  countryCode: 'GB',
}

const FOUND = [
  { placeId: 'one', description: '1 Beck Lane, Ambleside' },
  { placeId: 'twelve', description: '12 Beck Lane, Ambleside' },
]

let calls: URL[] = []
let status = 200

function page(attributes = 'data-product-page="checkout" data-product-section="shipping"'): void {
  document.body.innerHTML = `<main><h1>Checkout</h1><fieldset data-ashlar-places ${attributes}><legend>To</legend>
    <label>Street <input name="line1" autocomplete="address-line1"></label>
    <label>Flat <input name="line2" autocomplete="address-line2" value="Flat 3"></label>
    <label>Town <input name="city" autocomplete="address-level2"></label>
    <label>Region <input name="region" autocomplete="address-level1" value="Kent"></label>
    <label>Postal code <input name="zip" autocomplete="postal-code"></label>
    <label>Country <select name="country" autocomplete="country"><option value="">Select</option><option value="GB">Great Britain</option></select></label>
  </fieldset></main>`
}

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

const street = (): HTMLInputElement => find('[name=line1]')
const list = (): HTMLElement => find('[role=listbox]')
const values = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input, main select')].map(({ value }) => value)

function type(text: string): void {
  street().focus()
  street().value = text
  street().dispatchEvent(new Event('input', { bubbles: true }))
}

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  street().dispatchEvent(event)
  return event
}

const opened = (): Promise<unknown> => until(() => !list().hidden)

describe('address suggestions', () => {
  before(() => {
    page()
    return startPage(import('./address-suggestions'))
  })
  beforeEach(() => {
    calls = []
    status = 200
    window.fetch = async input => {
      const url = new URL(`${input}`, location.href)
      calls.push(url)
      if (status !== 200) return Response.json({ error: 'no' }, { status })
      const isDetails = url.pathname.endsWith('/details')
      return Response.json(
        isDetails ? { ...FOUND[1], lat: 1, lng: 2, address: ADDRESS } : { predictions: FOUND },
      )
    }
    page()
  })
  afterEach(() => {
    street().blur()
    document.body.replaceChildren()
    window.fetch = fetch
  })
  after(() => document.dispatchEvent(new CustomEvent('ashlar:destroy')))

  it('are requested after a pause from the third character on, with the origin of the call [API-24]', async () => {
    type('12')
    type('12 Be')
    type('12 Bec')
    await opened()
    expect(calls.map(({ pathname, search }) => pathname + search)).to.deep.equal([
      '/api/google-maps/places/autocomplete?productPage=checkout&productSection=shipping&input=12+Bec',
    ])
    expect([street().role, street().ariaExpanded, list().children.length]).to.deep.equal([
      'combobox',
      'true',
      2,
    ])
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('fill in the address by keyboard, and keep the flat [API-24]', async () => {
    type('beck')
    await opened()
    press('ArrowDown')
    press('ArrowDown')
    const active = document.getElementById(street().getAttribute('aria-activedescendant') ?? '')
    expect([active?.textContent, active?.ariaSelected]).to.deep.equal(['12 Beck Lane, Ambleside', 'true'])
    expect(press('Enter').defaultPrevented).to.equal(true)
    await until(() => values()[0] === '12 Beck Lane')
    expect(values()).to.deep.equal(['12 Beck Lane', 'Flat 3', 'Ambleside', 'Cumbria', 'LA22 9XX', 'GB'])
    expect(calls.at(-1)?.searchParams.get('placeId')).to.equal('twelve')
    expect([list().hidden, document.activeElement]).to.deep.equal([true, street()])
  })

  it('are chosen by click [API-24]', async () => {
    type('beck')
    await opened()
    ;(list().lastElementChild as HTMLElement).click()
    await until(() => values()[2] === 'Ambleside')
  })

  it('close on Escape and on blur, and keep the input [API-24]', async () => {
    type('beck')
    await opened()
    expect(press('Escape').defaultPrevented).to.equal(true)
    expect([list().hidden, street().ariaExpanded]).to.deep.equal([true, 'false'])
    expect(press('Escape').defaultPrevented).to.equal(false)
    type('beck l')
    await opened()
    find('[name=city]').focus()
    expect([list().hidden, street().value]).to.deep.equal([true, 'beck l'])
  })

  it('do not change the form if the service fails [API-24]', async () => {
    status = 500
    type('beck lane')
    await until(() => calls.length)
    await settle()
    expect([list().hidden, values()[0]]).to.deep.equal([true, 'beck lane'])
    expect(press('Enter').defaultPrevented).to.equal(false)
  })

  it('log an error without tracking parameters [API-25]', async () => {
    street().blur()
    page('data-product-page="checkout"')
    const { error } = console
    const said: unknown[] = []
    console.error = (...all: unknown[]) => void said.push(all[0])
    type('beck')
    await until(() => calls.length)
    console.error = error
    expect(said).to.deep.equal(['[ashlar] call-untracked: the places service needs productSection'])
  })
})
