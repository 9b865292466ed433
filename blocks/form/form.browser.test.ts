import { expect } from 'chai'
import { mount, settle, until, violations } from '../../test/mount'
import './form'
import { CONTACT, control, fill, press, type Sent, sentValues, submissions, withServer } from './form.fixture'

/** A call that the test responds to. */
function pending(): { promise: Promise<Response>; answer: (status: number, body: unknown) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { promise, answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })) }
}

const status = (block: Element): string | undefined =>
  block.querySelector<HTMLElement>('.form')?.dataset['status']

describe('submitting <ashlar-form>', () => {
  it('requests a key, sends the input and replaces the form with the success message [FORM-01] [FORM-02]', async () => {
    const sent = await withServer(async sent => {
      const block = await mount('form', CONTACT)
      fill(block)
      press(block)
      expect(await sentValues(sent)).to.deep.equal({
        name: ['Ada', 'Byron'],
        email: 'ada@example.com',
        message: 'Hello',
      })
      await until(() => block.querySelector('.form__sent'))
      expect(block.querySelector('form')?.checkVisibility()).to.equal(false)
    })
    const { body, credentials } = sent.find(({ path }) => path.endsWith('SaveFormSubmission')) as Sent
    expect(credentials).to.equal('include')
    expect(Object.keys(body).sort()).to.deep.equal([
      'collectionId',
      'elapsedMs',
      'form',
      'formId',
      'homepage_address',
      'isOverlayForm',
      'key',
      'objectName',
      'submitButtonText',
    ])
    expect(body).to.include({
      key: 'k1',
      formId: 'contact',
      collectionId: 'c1',
      objectName: 'page-c1',
      isOverlayForm: false,
      submitButtonText: 'Send',
      homepage_address: '',
    })
    expect(body['elapsedMs']).to.be.a('number')
  })

  it('shows and focuses its message once it is sent [FORM-23]', async () => {
    await withServer(async () => {
      const block = await mount('form', { ...CONTACT, submissionText: 'We read every letter.' })
      fill(block)
      press(block)
      const message = await until(() => block.querySelector('.form__sent'))
      await until(() => document.activeElement === message)
      expect(message.textContent).to.equal('We read every letter.')
      expect(await violations(block)).to.deep.equal([])
    })
  })

  it('locks the form while it is being sent, and says so on its button [FORM-19] [FORM-20]', async () => {
    const save = pending()
    await withServer(
      async () => {
        const block = await mount('form', CONTACT)
        const button = block.querySelector('button')
        fill(block)
        press(block)
        await until(() => button?.textContent === 'Submitting…')
        expect(control(block, 'email').disabled).to.equal(true)
        expect(button?.disabled).to.equal(true)
        save.answer(500, {})
        await until(() => status(block) === 'failure')
        expect(button?.textContent).to.equal('Send')
        expect(button?.disabled).to.equal(false)
        expect(control(block, 'email').disabled).to.equal(false)
        expect(control(block, 'email').value).to.equal('ada@example.com')
      },
      { save: save.promise },
    )
  })

  it('makes one pair of calls however often it is submitted [FORM-21]', async () => {
    const save = pending()
    const sent = await withServer(
      async () => {
        const block = await mount('form', CONTACT)
        fill(block)
        press(block)
        press(block)
        await until(() => status(block) === 'submitting')
        block.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
        save.answer(200, { success: true })
        await until(() => block.querySelector('.form__sent'))
        await settle()
      },
      { save: save.promise },
    )
    expect(submissions(sent)).to.deep.equal(['/api/form/FormSubmissionKey', '/api/form/SaveFormSubmission'])
  })

  it('redirects to an address if one is set, and never to a script [FORM-22]', async () => {
    await withServer(async () => {
      const block = await mount('form', { ...CONTACT, successRedirect: '#thanks' })
      fill(block)
      press(block)
      await until(() => location.hash === '#thanks')
      expect(block.querySelector('.form__sent') === null).to.equal(true)
      await until(() => status(block) === 'idle')
      history.replaceState(null, '', location.pathname + location.search)

      const unsafe = await mount('form', { ...CONTACT, successRedirect: 'javascript:alert(1)' })
      fill(unsafe)
      press(unsafe)
      await until(() => unsafe.querySelector('.form__sent'))
    })
  })

  it('fires a cancelable event first, and sends nothing if the page cancels it', async () => {
    const sent = await withServer(async () => {
      const block = await mount('form', CONTACT)
      const heard: unknown[] = []
      block.addEventListener('ashlar:submit', event => {
        event.preventDefault()
        heard.push((event as CustomEvent).detail.values.email)
      })
      fill(block)
      press(block)
      await until(() => heard.length)
      expect(heard).to.deep.equal(['ada@example.com'])
      expect(control(block, 'email').disabled).to.equal(false)
    })
    expect(submissions(sent)).to.deep.equal([])
  })
})
