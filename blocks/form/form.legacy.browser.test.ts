import { expect } from 'chai'
import { fragments, readFragment } from '../../test/fragments'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './form'
import { press, type Sent, withServer } from './form.fixture'

const CONTEXT = {
  formId: 'f1',
  collectionId: 'c1',
  objectName: 'page-c1',
  formSubmitButtonText: 'Send it',
  formSubmissionMessage: { html: '<p>We will <em>write</em>.</p>' },
  successRedirect: null,
  useLightbox: false,
  lightboxHandleText: '',
  formFields: [
    { type: 'email', id: 'email-1', title: 'Email', required: true, email: true, placeholder: '' },
    { type: 'textarea', id: 'textarea-1', title: 'Message', maxLength: '' },
    { type: 'select', id: 'select-1', title: 'How', options: ['Web', null], followUpQuestions: [] },
  ],
}

const context = (json: string): string =>
  `<script type="application/json" class="sqs-form-block-context">${json}</script>`

const save = (sent: readonly Sent[]) => sent.find(({ path }) => path.endsWith('SaveFormSubmission'))?.body

describe('the form of an exported site', () => {
  it('is built from its description if it has nothing else', async () => {
    const sent = await withServer(async () => {
      const block = await mount(
        'form',
        {},
        `${context(JSON.stringify(CONTEXT))}<div class="form-wrapper"></div>`,
      )
      expect(block.querySelector('button')?.textContent).to.equal('Send it')
      expect(block.querySelectorAll('.form-item .field-element').length).to.equal(3)
      const email = block.querySelector<HTMLInputElement>('[name="email-1"]')
      if (email) email.value = 'ada@example.com'
      press(block)
      await until(() => block.querySelector('.form__sent em'))
    })
    expect(save(sent)).to.include({
      formId: 'f1',
      collectionId: 'c1',
      objectName: 'page-c1',
      submitButtonText: 'Send it',
    })
  })

  it('is as wide as its content in a box that shrinks to fit', async () => {
    const html =
      '<form data-form-id="f4"><div class="form-item field text" id="text-4"><label class="title" for="t4">A</label><input id="t4" class="field-element" style="inline-size: 300px"></div><button>Send</button></form>'
    const block = await mount('form', {}, html, host => {
      host.style.cssText = 'float: left'
    })
    expect(block.offsetWidth).to.be.at.least(300)
  })

  it('opens in a dialog from the page’s own button, with its classes and handler', async () => {
    const html = `<div class="lightbox-handle-wrapper lightbox-handle-wrapper--align-left"><button
      class="lightbox-handle sqs-system-button sqs-button-element--primary" onclick="this.dataset.pressed = 'yes'">Write</button></div>
      <div class="form-wrapper hidden"><form data-form-id="f5"><div class="form-item field text" id="text-5">
      <label class="title" for="t5">A</label><input id="t5"></div><button>Send</button></form></div>`
    let own: Element | null = null
    const block = await mount('form', {}, html, host => {
      own = host.querySelector('.lightbox-handle')
    })
    const button = block.querySelector<HTMLElement>('.lightbox-handle-wrapper > .lightbox-handle')
    expect(button === own).to.equal(true)
    button?.click()
    await until(() => block.querySelector('dialog[open] input'))
    expect([button?.dataset['pressed'], button?.ariaHasPopup]).to.deep.equal(['yes', 'dialog'])
    block.remove()
    await until(() => block.querySelector(':scope > .lightbox-handle-wrapper > [class]:not([aria-haspopup])'))
  })

  it('keeps its server form if its description is mangled', async () => {
    const html = `${context('{"formId":')}<form data-form-id="f2"><div class="form-item field email" id="email-2"><label class="title" for="e2">Email</label><input id="e2" class="field-element"></div><button>Send</button></form>`
    const block = await mount('form', {}, html)
    expect(block.querySelector('form')?.getAttribute('data-form-id')).to.equal('f2')
  })

  it('never runs its inline handler, which calls missing functions', async () => {
    const handler = `onsubmit="window.handlerRan = true; return false"`
    const html = `<form data-form-id="f3" ${handler}><div class="form-item field text" id="text-1"><label class="title" for="t">A</label><input id="t"></div><button>Send</button></form>`
    await withServer(async () => {
      const block = await mount('form', {}, html)
      press(block)
      await until(() => block.querySelector('.form__sent'))
      expect(Reflect.get(window, 'handlerRan')).to.equal(undefined)
      block.remove()
      await settle()
      expect(block.querySelector('form')?.getAttribute('onsubmit')).to.contain('handlerRan')
    })
  })

  it('opens from a button with its own text if it was a lightbox', async () => {
    const data = JSON.stringify({ ...CONTEXT, useLightbox: true, lightboxHandleText: 'Write to us' })
    const block = await mount('form', {}, context(data))
    expect(block.querySelector('.form__open')?.textContent).to.equal('Write to us')
  })
})

it('works with the forms of real pages (skipped if not available)', async function () {
  this.timeout(30_000)
  const found = await fragments('form')
  if (found.length === 0) this.skip()

  for (const fragment of found) {
    const content = readFragment(fragment).querySelector<HTMLElement>('.sqs-block-content')
    const own = [...(content?.querySelectorAll('form .form-item :is(input, textarea)') ?? [])].length
    const errors = await errorsDuring(async () => {
      const sent = await withServer(async () => {
        let before: Node | undefined
        const block = await mount('form', {}, content?.innerHTML, host => {
          before = host.cloneNode(true)
        })
        block.querySelector<HTMLElement>('.form__open')?.click()
        await until(() => block.querySelector('dialog')?.open !== false)
        const controls = [...block.querySelectorAll<HTMLInputElement>('.form-item :is(input, textarea)')]
        expect(controls.length > 0).to.equal(true)
        if (own) expect(controls.length).to.equal(own)
        expect(controls.every(control => control.checkVisibility())).to.equal(true)
        expect(await violations(block)).to.deep.equal([])

        press(block)
        await until(() => block.querySelector('.form__error:not(:empty)'))
        for (const control of controls) {
          control.value = control.closest('.email') ? 'ada@example.com' : 'Ada'
          control.dispatchEvent(new Event('input', { bubbles: true }))
        }
        await until(() => !block.querySelector('[aria-invalid]'))
        press(block)
        await until(() => block.querySelector('.form__sent'))
        block.remove()
        await settle()
        expect(block.isEqualNode(before ?? null)).to.equal(true)
      })
      const body = save(sent) ?? {}
      expect(body['formId']).to.match(/^[0-9a-f]{24}$/)
      expect(`${body['objectName']}`.length).to.be.above(5)
      const values = Object.values(JSON.parse(`${body['form']}`))
      expect(values.some(value => value === 'ada@example.com')).to.equal(true)
      expect(JSON.stringify(values)).to.contain('["Ada","Ada"]')
    })
    expect(errors).to.deep.equal([])
    sessionStorage.clear()
  }
})
