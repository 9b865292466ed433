import { expect } from 'chai'
import { $site } from '../../src/site/core/site'
import { mount, settle, until, violations } from '../../test/mount'
import './form'
import { alive, CONTACT, control, fill, press, type Sent, withServer } from './form.fixture'

const HTML =
  '<h3>Thanks</h3><img src="data:," onerror="window.formRan = 1"><a href="javascript:alert(1)">a</a><script>window.formRan = 2</script>'

const ran = (): unknown => Reflect.get(window, 'formRan')

describe('the message of a sent <ashlar-form>', () => {
  afterEach(() => Reflect.deleteProperty(window, 'formRan'))

  it('is HTML without executable content [FORM-23] [FORM-69]', async () => {
    await withServer(async () => {
      const block = await mount('form', { ...CONTACT, submissionHtml: HTML })
      fill(block)
      press(block)
      const heading = await until(() => block.querySelector('.form__sent h3'))
      expect(heading.textContent).to.equal('Thanks')
      expect(block.querySelector('.form__sent > p')).to.equal(null)
      await settle()
      expect(ran()).to.equal(undefined)
      expect(block.querySelector('script, [onerror], [href^=javascript]') === null).to.equal(true)
    })
  })

  it('runs its scripts if its owner enables them [FORM-24]', async () => {
    await withServer(async () => {
      const block = await mount('form', { ...CONTACT, submissionHtml: HTML, runSubmissionScripts: true })
      fill(block)
      press(block)
      await until(() => ran() === 2)
    })
  })

  it('is scrolled to its start, however long it is and wherever the button was [FORM-23]', async () => {
    await withServer(async () => {
      const fields = Array.from({ length: 60 }, (_, index) => ({ type: 'textarea', id: `f${index}` }))
      const block = await mount('form', { formId: 'long', fields, showSummary: true })
      await alive(block)
      scrollTo(0, document.documentElement.scrollHeight)
      await until(() => scrollY > 1000)
      press(block)
      const sent = await until(() => block.querySelector('.form__sent'))
      await until(() => sent.getBoundingClientRect().top >= 0)
      await until(() => document.activeElement === sent)
    })
  })

  it('includes the submitted values if that is enabled', async () => {
    await withServer(async () => {
      const block = await mount('form', { ...CONTACT, showSummary: true })
      fill(block)
      empty(block)
      press(block)
      const summary = await until(() => block.querySelector('.form__summary'))
      expect([...summary.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).to.deep.equal([
        'Name',
        'First: Ada',
        'Last: Byron',
        'Email',
        'ada@example.com',
        'Message',
        'N/A',
      ])
      expect(await violations(block)).to.deep.equal([])
    })
  })
})

function empty(block: Element): void {
  control(block, 'message').value = ''
}

describe('an <ashlar-form> in a dialog', () => {
  it('opens, keeps the focus inside and restores it [FORM-01]', async () => {
    const sent = await withServer(async () => {
      const block = await mount('form', { ...CONTACT, useLightbox: true, label: 'Write to us' })
      const open = block.querySelector<HTMLButtonElement>('.form__open')
      expect(open?.textContent).to.equal('Open Form')
      const dialog = block.querySelector('dialog')
      open?.focus()
      open?.click()
      await until(() => dialog?.open)
      expect(document.body.style.overflow).to.equal('hidden')
      expect(dialog?.contains(document.activeElement)).to.equal(true)
      const title = block.querySelector<HTMLElement>(
        `#${CSS.escape(`${dialog?.getAttribute('aria-labelledby')}`)}`,
      )
      expect(title?.checkVisibility() && title.innerText).to.equal('Write to us')
      expect(await violations(block)).to.deep.equal([])
      fill(block)
      block.querySelector<HTMLElement>('.form__submit')?.click()
      await until(() => block.querySelector('.form__sent'))
      block.querySelector<HTMLElement>('.form__close')?.click()
      expect(dialog?.open).to.equal(false)
      await until(() => document.activeElement === open)
    })
    expect(
      sent.find(({ path }) => path.endsWith('Submission') && path.includes('Save'))?.body['isOverlayForm'],
    ).to.equal(true)
  })
})

describe('the statistics of <ashlar-form>', () => {
  const statistics = (sent: readonly Sent[]) => sent.filter(({ path }) => path === '/api/census/form-render')

  it('count a form once the visitor has consented, and not before [FORM-64]', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the runtime writes it
    document.cookie = 'ss_cvr=visitor; path=/'
    await withServer(async sent => {
      const block = await mount('form', CONTACT)
      await alive(block)
      expect(statistics(sent).length).to.equal(0)
      document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: true } }))
      await until(() => statistics(sent).length)
      expect(statistics(sent).map(({ method, body }) => [method, body])).to.deep.equal([
        ['POST', { formId: 'contact', visitorCookie: 'visitor' }],
      ])
    })
    // biome-ignore lint/suspicious/noDocumentCookie: as the runtime writes it
    document.cookie = 'ss_cvr=; path=/; max-age=0'
  })

  it('count immediately if the site does not ask for consent [FORM-64]', async () => {
    const before = $site.get()
    $site.set({ ...before, consent: 'compat' })
    await withServer(async sent => {
      await mount('form', CONTACT)
      await until(() => statistics(sent).length)
    })
    $site.set(before)
  })
})
