import { expect } from 'chai'
import { mount, settle, until } from '../../test/mount'
import './form'
import { alive, control, press, type } from './form.fixture'
import { confirmation, contact, named, showsErrors, withOwnServer } from './form.own-server.fixture'

const here = location.href

describe('the draft of <ashlar-form>', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => history.replaceState(null, '', here))

  const NOTE = { formId: 'note', fields: [{ type: 'text', id: 'note', title: 'Note' }] }

  /** Mounts the form of `html`, or of its JSON, as the page at `address` has it. */
  async function on(address: string, html = ''): Promise<HTMLElement> {
    history.replaceState(null, '', address)
    const block = await mount('form', html ? {} : NOTE, html)
    await alive(block)
    return block
  }

  const comment = (action = '/echo'): string =>
    `<form id="commentform" method="post" action="${action}"><input name="note" aria-label="Note"><button>Send</button></form>`

  const noteIn = (block: Element): HTMLInputElement =>
    block.querySelector<HTMLInputElement>('[name=note]') ?? control(block, 'note')

  for (const [what, html] of [
    ['of the same id', comment()],
    ['of the same data', ''],
  ] as const) {
    it(`stays on its page, whose other addresses have forms ${what} [FORM-74]`, async () => {
      const first = await on('/posts/a?p=1', html)
      type(noteIn(first), 'about A')
      first.remove()
      for (const [address, text] of [
        ['/posts/b?p=1', ''],
        ['/posts/a?p=2', ''],
        ['/posts/a?p=1', 'about A'],
      ] as const) {
        const block = await on(address, html)
        expect(noteIn(block).value, address).to.equal(text)
        block.remove()
      }
    })

    it(`stays in its form, beside another one ${what} [FORM-74]`, async () => {
      const first = await on(here, html)
      const second = await on(here, html)
      type(noteIn(second), 'second')
      first.remove()
      second.remove()
      const again = [await on(here, html), await on(here, html)]
      expect(again.map(block => noteIn(block).value)).to.deep.equal(['', 'second'])
      for (const block of again) block.remove()
    })
  }

  it('stays at the thing that its form is for [FORM-74]', async () => {
    const first = await on(here, comment('/cart/12'))
    type(noteIn(first), 'engraved')
    first.remove()
    expect(noteIn(await on(here, comment('/cart/13'))).value).to.equal('')
  })

  it('is gone once the visitor has reset the form, with the errors at its fields [FORM-75]', async () => {
    const html = `<form id="reset" method="post" action="/echo"><input name="note" aria-label="Note" required>
      <textarea name="text" aria-label="Text" data-max-length="9"></textarea><button>Send</button> <button type="reset">Clear</button></form>`
    const first = await on(here, html)
    press(first)
    await until(() => first.querySelector('.form__error'))
    const text = first.querySelector('textarea')
    if (text) type(text, 'gone too')
    first.querySelector<HTMLElement>('[type=reset]')?.click()
    await until(() => first.querySelector('.form__counter')?.textContent === '0 / 9')
    await until(() => !first.querySelector('.form__error'))
    first.remove()
    const block = await on(here, html)
    expect([noteIn(block).value, block.querySelector('textarea')?.value]).to.deep.equal(['', ''])
  })

  it('stays if a script prevents the reset', async () => {
    const html = comment().replace('<button>', '<button type="reset">Clear</button><button>')
    const first = await on(here, html)
    first.addEventListener('reset', event => event.preventDefault())
    type(noteIn(first), 'kept')
    first.querySelector<HTMLElement>('[type=reset]')?.click()
    await settle()
    first.remove()
    expect(noteIn(await on(here, html)).value).to.equal('kept')
  })

  it('covers nothing that the server has written since [FORM-75]', async () => {
    const profile = (name: string, city: string, isOn: string): string =>
      `<form id="profile" method="post" action="/echo"><input name="note" aria-label="Note" value="${name}">
      <input name="city" aria-label="City" value="${city}"><label><input type="checkbox" name="news" ${isOn}> News</label><button>Send</button></form>`
    const first = await on(here, profile('Ada', 'London', ''))
    for (const input of first.querySelectorAll('input')) {
      if (input.type === 'checkbox') input.click()
      else type(input, '')
    }
    first.remove()
    const block = await on(here, profile('Augusta', 'London', 'checked'))
    const [name, city, news] = block.querySelectorAll('input')
    expect([name?.value, city?.value, news?.checked]).to.deep.equal(['Augusta', '', true])
  })

  it('gives the same text on another page a key of its own, and the same one on its page', async () => {
    const html = contact()
    await withOwnServer(['offline', 'offline', { json: {} }], async posted => {
      for (const [index, address] of ['/posts/a', '/posts/b', '/posts/a'].entries()) {
        const block = await on(address, html)
        type(named(block, 'name'), 'Great!')
        press(block)
        if (index < 2) await showsErrors(block, ['Unknown error, please try again later.'])
        else await confirmation(block)
        block.remove()
      }
      const [one, other, again] = posted.map(({ headers }) => headers['idempotency-key'])
      expect([one === other, one === again]).to.deep.equal([false, true])
    })
  })
})
