import { expect } from 'chai'
import { mount, settle, until, violations } from '../../test/mount'
import './newsletter'

type Reply = { readonly status: number; readonly body: unknown }

/** A server that accepts or rejects sign-ups. */
async function withServer(
  save: Reply,
  act: (sent: Record<string, unknown>[]) => Promise<unknown>,
): Promise<void> {
  const { fetch } = window
  const sent: Record<string, unknown>[] = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(`${input}`, location.href)
    if (!pathname.startsWith('/api/form/')) return fetch(input, init)
    if (pathname.endsWith('Key')) return new Response('{"key":"k1"}')
    sent.push(JSON.parse(`${init?.body}`))
    return new Response(JSON.stringify(save.body), { status: save.status })
  }
  await act(sent).finally(() => {
    window.fetch = fetch
  })
}

const SAVED: Reply = { status: 200, body: { success: true } }
const DATA = { formId: 'news', title: 'Letters from the smithy', buttonText: 'Subscribe' }

/** The markup of exported pages. */
const LEGACY = `
  <div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat">
    <form class="newsletter-form" data-form-id="5c75" autocomplete="on" method="POST"
      onsubmit="return (function (form) { Y.use('x', function () { submit({ formId: '5c75', collectionId: 'c9', objectName: 'page-c9' }); }); return false; })(this);">
      <header class="newsletter-form-header"><h2 class="newsletter-form-header-title">Subscribe</h2></header>
      <div class="newsletter-form-body">
        <div class="newsletter-form-fields-wrapper form-fields">
          <div class="newsletter-form-field-wrapper form-item field email required">
            <label class="newsletter-form-field-label title" for="e1">Email Address</label>
            <input id="e1" class="newsletter-form-field-element field-element" name="email" type="text" placeholder="Email Address">
          </div>
        </div>
        <div class="newsletter-form-button-wrapper submit-wrapper">
          <button class="newsletter-form-button" type="submit" value="Sign Up">
            <span class="newsletter-form-spinner"></span><span class="newsletter-form-button-label">Sign Up</span>
          </button>
        </div>
      </div>
      <div class="hidden form-submission-text" style="display: none">Thank you, friend!</div>
    </form>
  </div>`

const input = (block: Element): HTMLInputElement => {
  const found = block.querySelector<HTMLInputElement>('input[name=email]')
  if (!found) throw new Error('no field')
  return found
}

const found = (elements: NodeListOf<Element>): Element[] | undefined =>
  elements.length ? [...elements] : undefined

function enter(block: Element, email: string): void {
  input(block).value = email
  block.querySelector<HTMLElement>('button')?.click()
}

describe('<ashlar-newsletter>', () => {
  it('renders no form without a form id', async () => {
    const block = await mount('newsletter', {}, '<p>Letters come four times a year.</p>')
    expect(block.querySelector('form') === null).to.equal(true)
    expect(block.textContent).to.equal('Letters come four times a year.')
  })

  it('signs a visitor up and confirms it on the page [FORM-01] [FORM-25]', async () => {
    await withServer(SAVED, async sent => {
      const block = await mount('newsletter', DATA)
      const heard: unknown[] = []
      block.addEventListener('ashlar:subscribe', event => heard.push((event as CustomEvent).detail))
      expect(await violations(block)).to.deep.equal([])
      enter(block, 'ada@example.com')
      const message = await until(() => block.querySelector('.form__sent'))
      await until(() => document.activeElement === message)
      expect(message.textContent).to.equal('Thank you!')
      expect(heard).to.deep.equal([{ formId: 'news' }])
      expect(sent.map(({ form, submitButtonText }) => [form, submitButtonText])).to.deep.equal([
        ['{"email":"ada@example.com"}', 'Subscribe'],
      ])
    })
  })

  it('asks for the name if that is enabled', async () => {
    await withServer(SAVED, async sent => {
      const block = await mount('newsletter', { ...DATA, requestName: true })
      expect(await violations(block)).to.deep.equal([])
      for (const part of block.querySelectorAll<HTMLInputElement>('input[name=name]'))
        part.value = part.autocomplete
      enter(block, 'ada@example.com')
      await until(() => sent.length)
      expect(JSON.parse(`${sent[0]?.['form']}`)).to.deep.equal({
        name: ['given-name', 'family-name'],
        email: 'ada@example.com',
      })
    })
  })

  it('shows a notice above itself for an invalid field, and the error at the field [FORM-36] [FORM-46]', async () => {
    await withServer(SAVED, async sent => {
      const block = await mount('newsletter', DATA)
      enter(block, 'ada')
      await until(() => block.querySelector('.form__error')?.textContent?.includes('Email is not valid.'))
      const [notice, ...others] = await until(() => found(block.querySelectorAll('.form__notice p')))
      expect([notice?.textContent, others.length]).to.deep.equal([
        'One or more fields is invalid, please check your entries.',
        0,
      ])
      expect(notice?.parentElement?.role).to.equal('alert')
      const form = block.querySelector('form') as Element
      expect(notice?.compareDocumentPosition(form)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(document.activeElement === input(block)).to.equal(true)
      expect(await violations(block)).to.deep.equal([])
      expect(sent.length).to.equal(0)

      input(block).value = 'ada@example.com'
      input(block).dispatchEvent(new Event('input', { bubbles: true }))
      await until(() => !block.querySelector('.form__notice p'))
    })
  })

  it('shows a rejection by the server only at the field [FORM-52]', async () => {
    const refusal = { status: 400, body: { errors: { email: 'You are signed up already.' } } }
    await withServer(refusal, async () => {
      const block = await mount('newsletter', DATA)
      const heard: Event[] = []
      block.addEventListener('ashlar:subscribe', event => heard.push(event))
      enter(block, 'ada@example.com')
      await until(() => block.querySelector('.form__error')?.textContent === 'You are signed up already.')
      await settle()
      expect(block.querySelectorAll('.form__notice p').length).to.equal(0)
      expect(heard.length).to.equal(0)
    })
  })

  it('shows other errors', async () => {
    await withServer({ status: 500, body: {} }, async () => {
      const block = await mount('newsletter', DATA)
      enter(block, 'ada@example.com')
      await until(() =>
        block.querySelector('.form__notice')?.parentElement?.textContent?.includes('Unable to send form.'),
      )
    })
  })

  it('is small in a container under 320 px [FORM-63]', async () => {
    const block = await mount('newsletter', DATA)
    const box = block.parentElement as HTMLElement
    const isSmall = (): boolean => block.classList.contains('small-container')
    box.style.width = '319px'
    await until(isSmall)
    box.style.width = '320px'
    await until(() => !isSmall())
    block.remove()
    await settle()
    expect(block.hasAttribute('class')).to.equal(false)
  })

  it('is small from the first paint in such a container, so that nothing shifts', async () => {
    let small: boolean | undefined
    await mount('newsletter', DATA, '', host => {
      host.style.inlineSize = '300px'
      host.addEventListener('ashlar:ready', () => {
        small = host.classList.contains('small-container')
      })
    })
    expect(small).to.equal(true)
  })

  it('takes over the sign-up of an exported site, and restores it', async () => {
    await withServer(SAVED, async sent => {
      let before: Node | undefined
      const block = await mount('newsletter', {}, LEGACY, host => {
        before = host.cloneNode(true)
      })
      enter(block, 'ada@example.com')
      const message = await until(() => block.querySelector('.form__sent'))
      expect(message.textContent).to.equal('Thank you, friend!')
      expect(sent[0]).to.include({
        formId: '5c75',
        collectionId: 'c9',
        objectName: 'page-c9',
        form: '{"email":"ada@example.com"}',
        submitButtonText: 'Sign Up',
      })
      block.remove()
      await settle()
      expect(block.isEqualNode(before ?? null)).to.equal(true)
    })
  })

  it("shows the server's error of the name and describes its inputs with it", async () => {
    const rejected = { status: 400, body: { errors: { name: 'Names have letters.' } } }
    await withServer(rejected, async () => {
      const block = await mount('newsletter', { ...DATA, requestName: true })
      input(block).value = 'ada@example.com'
      block.querySelector('button')?.click()
      const name = await until(() => block.querySelector('[name=name][aria-invalid]'))
      const message = document.getElementById(name.getAttribute('aria-describedby') ?? '')
      expect(message?.textContent).to.equal('Names have letters.')
    })
  })
})
