import { expect } from 'chai'
import { mount, settle, until, violations } from '../../test/mount'
import './form'
import { alive, notices, press, SERVED, sentValues, type, withServer } from './form.fixture'

const field = (block: Element, name: string): HTMLInputElement => {
  const found = block.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

describe('a server-rendered form inside <ashlar-form>', () => {
  it('keeps its controls, their input, the focus and the caret', async () => {
    let before: HTMLInputElement | null = null
    const block = await mount('form', {}, SERVED, host => {
      before = host.querySelector<HTMLInputElement>('[name=name]')
      queueMicrotask(() => {
        before?.focus()
        if (before) before.value = 'Ada B'
        before?.setSelectionRange(3, 3)
      })
    })
    await settle()
    const now = field(block, 'name')
    expect(now === before).to.equal(true)
    expect(document.activeElement === now).to.equal(true)
    expect([now.value, now.selectionStart]).to.deep.equal(['Ada B', 3])
    expect(await violations(block)).to.deep.equal([])
  })

  it('is sent with its values, and is replaced by the success message [FORM-01]', async () => {
    const sent = await withServer(async sent => {
      const block = await mount('form', { submissionText: 'Sent.' }, SERVED)
      type(field(block, 'name'), 'Ada')
      type(field(block, 'email'), 'ada@example.com')
      field(block, 'news').click()
      press(block)
      expect(await sentValues(sent)).to.deep.equal({
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'Bowls',
        news: ['yes'],
        message: '',
      })
      const message = await until(() => block.querySelector('.form__sent'))
      await until(() => document.activeElement === message)
      expect(field(block, 'name').checkVisibility()).to.equal(false)
    })
    expect(sent.find(({ path }) => path.endsWith('SaveFormSubmission'))?.body).to.include({
      formId: 'plain',
      submitButtonText: 'Send',
    })
  })

  it('is validated by the rules of the block and shows errors at its fields [FORM-36] [FORM-40] [A11Y-07]', async () => {
    await withServer(async sent => {
      const block = await mount('form', {}, SERVED)
      await alive(block)
      type(field(block, 'email'), 'ada')
      type(field(block, 'message'), 'too long')
      expect(block.querySelector('.form__counter')?.textContent).to.equal('8 / 5')
      press(block)
      const errors = await until(() => {
        const found = [...block.querySelectorAll('.form__error')].map(({ textContent }) => textContent)
        return found.length === 3 && found
      })
      expect(errors[0]).to.equal('Name is required.')
      expect(errors[1]).to.contain('Email is not valid.')
      expect(document.activeElement === field(block, 'name')).to.equal(true)
      expect(field(block, 'email').getAttribute('aria-invalid')).to.equal('true')
      await until(() => notices(block).length === 3)
      expect(await violations(block)).to.deep.equal([])
      expect(sent.length).to.equal(0)
    })
  })

  it('names a field without the colon that frameworks write after a label', async () => {
    const block = await mount(
      'form',
      {},
      '<form><label>Name : <input name="name" required></label><button>Send</button></form>',
    )
    await alive(block)
    press(block)
    const error = await until(() => block.querySelector('.form__error')?.textContent)
    expect(error).to.equal('Name is required.')
  })

  it('does not require fields that its HTML lacks', async () => {
    await withServer(async sent => {
      const missing = { type: 'text', id: 'missing', title: 'Missing', required: true }
      const fields = [{ type: 'text', id: 'name', title: 'Name' }, missing]
      const block = await mount('form', { fields }, SERVED)
      type(field(block, 'name'), 'Ada')
      press(block)
      expect(await sentValues(sent)).to.deep.equal({ name: 'Ada' })
    })
  })

  it('is restored when the block is removed', async () => {
    let before: Node | undefined
    const block = await mount('form', {}, SERVED, host => {
      before = host.cloneNode(true)
    })
    await alive(block)
    press(block)
    await until(() => block.querySelector('.form__error'))
    block.remove()
    await settle()
    expect(block.isEqualNode(before ?? null)).to.equal(true)
  })

  it('works with controls named like properties of a form', async () => {
    await withServer(async sent => {
      const names = ['action', 'id', 'dataset', 'submit', 'elements', 'method', 'children']
      const inputs = names.map(name => `<input name="${name}" aria-label="${name}" value="${name}">`).join('')
      const block = await mount('form', {}, `<form data-form-id="odd">${inputs}<button>Send</button></form>`)
      press(block)
      expect(await sentValues(sent)).to.deep.equal(Object.fromEntries(names.map(name => [name, name])))
    })
  })

  it('leaves unknown content unchanged', async () => {
    const block = await mount('form', {}, '<p>No form here.</p>')
    expect(block.textContent).to.equal('No form here.')
  })
})
