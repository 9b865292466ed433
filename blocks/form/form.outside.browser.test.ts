import { expect } from 'chai'
import { mount, settle, until } from '../../test/mount'
import './form'
import { alive, type } from './form.fixture'
import { confirmation, withOwnServer } from './form.own-server.fixture'

/** Cannot be sent until it has a value. */
class Rating extends HTMLElement {
  static readonly formAssociated = true
  readonly #internals = this.attachInternals()
  connectedCallback(): void {
    this.tabIndex = 0
    this.#internals.setValidity({ valueMissing: true }, 'Rate it.', this)
  }
  rate(value: string): void {
    this.#internals.setValidity({})
    this.#internals.setFormValue(value)
  }
}
customElements.define('test-rating', Rating)

describe('a form whose controls are elsewhere', () => {
  let footer: HTMLElement
  let asked = ''

  beforeEach(() => {
    sessionStorage.clear()
    footer = document.body.appendChild(document.createElement('footer'))
    footer.addEventListener('invalid', event => (asked += (event.target as Element).localName), true)
    asked = ''
  })
  afterEach(() => footer.remove())

  async function mountForm(inside: string, outside: string): Promise<HTMLElement> {
    footer.innerHTML = `${outside}<button form="far" name="kind" value="draft">Save</button>`
    const block = await mount('form', {}, `<form id="far" method="post" action="/far/">${inside}</form>`)
    await alive(block)
    return block
  }

  const find = (name: string): HTMLInputElement | null =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const press = (): void => footer.querySelector('button')?.click()
  const pairs = (body: unknown): [string, string][] => [...(body as URLSearchParams)].sort()

  it('checks, stores, locks and sends the controls that name it, and no others [FORM-76]', async () => {
    await withOwnServer([{ json: {} }], async posted => {
      const inside =
        '<input name="name" aria-label="Name" value="Ada"><input name="no" aria-label="No" form="other" required>'
      const outside = '<p><label>Phone <input name="phone" form="far" required></label></p>'
      const block = await mountForm(inside, outside)
      press()
      const error = await until(() => footer.querySelector('.form__error'))
      expect(error.textContent).to.equal('Phone is required.')
      expect(document.activeElement === find('phone')).to.equal(true)
      expect(posted).to.deep.equal([])
      const phone = find('phone')
      if (phone) type(phone, '12')
      await until(() => !footer.querySelector('.form__error'))
      expect(Object.values({ ...sessionStorage }).join()).to.contain('"12"')
      const locked = new Promise(done => {
        if (phone) new MutationObserver(done).observe(phone, { attributeFilter: ['disabled'] })
      })
      press()
      await locked
      await confirmation(block)
      expect(pairs(posted[0]?.body)).to.deep.equal([
        ['kind', 'draft'],
        ['name', 'Ada'],
        ['phone', '12'],
      ])
    })
  })

  it('checks and reads no control that the browser does not [FORM-76]', async () => {
    await withOwnServer([{ json: {} }], async posted => {
      const inside =
        '<fieldset disabled><input name="off" aria-label="Off" required></fieldset><input name="fixed" aria-label="Fixed" readonly required>'
      const block = await mountForm(inside, '')
      let values: unknown
      block.addEventListener('ashlar:submit', event => {
        values = (event as CustomEvent).detail.values
      })
      press()
      await confirmation(block)
      expect(values).to.deep.equal({ fixed: '' })
      expect(pairs(posted[0]?.body)).to.deep.equal([
        ['fixed', ''],
        ['kind', 'draft'],
      ])
    })
  })

  it('lets the browser ask for what is no field: a form-associated element, or a late control [FORM-76]', async () => {
    await withOwnServer([{ json: {} }], async posted => {
      const block = await mountForm(
        '<output>0</output>',
        '<test-rating name="stars" form="far"></test-rating>',
      )
      press()
      await until(() => asked === 'test-rating')
      ;(footer.querySelector('test-rating') as Rating).rate('5')
      footer.insertAdjacentHTML('afterbegin', '<input name="late" aria-label="Late" form="far" required>')
      press()
      await until(() => asked === 'test-ratinginput')
      await settle()
      expect(posted).to.deep.equal([])
      const late = find('late')
      if (late) late.value = 'x'
      press()
      await confirmation(block)
      expect(pairs(posted[0]?.body).slice(1)).to.deep.equal([
        ['late', 'x'],
        ['stars', '5'],
      ])
    })
  })
})
