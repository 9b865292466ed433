import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import './form'
import { CONTACT, control, faultAt, fill, notices, press, submissions, withServer } from './form.fixture'

const SCROLL = 'Your form has encountered a problem. Please scroll'
const INVALID = 'One or more fields is invalid, please check your entries.'

describe('<ashlar-form> with errors', () => {
  it('shows each error at its field, focuses the first and makes no call [FORM-36] [FORM-46] [A11Y-07]', async () => {
    const sent = await withServer(async () => {
      const block = await mount('form', CONTACT)
      fill(block)
      control(block, 'name').value = ''
      control(block, 'email').value = 'ada'
      press(block)
      await until(() => faultAt(block, 'email'))
      const email = control(block, 'email')
      expect(faultAt(block, 'email')).to.contain('Email is not valid.')
      expect(email.getAttribute('aria-invalid')).to.equal('true')
      const described = document.getElementById(email.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).to.equal(faultAt(block, 'email'))
      expect(document.activeElement === control(block, 'name')).to.equal(true)
      await until(() => notices(block).length)
      expect(notices(block)).to.deep.equal([`${SCROLL} down to review.`, INVALID, `${SCROLL} up to review.`])
      expect(block.querySelector('[role=alert]')?.textContent).to.contain(INVALID)
      expect(await violations(block)).to.deep.equal([])
    })
    expect(submissions(sent)).to.deep.equal([])
  })

  it('shows a single error at its field only, without a summary [FORM-36] [FORM-46]', async () => {
    await withServer(async () => {
      const block = await mount('form', CONTACT)
      fill(block)
      control(block, 'email').value = 'ada'
      press(block)
      await until(() => faultAt(block, 'email'))
      await until(() => notices(block).length)
      expect(notices(block)).to.deep.equal([INVALID])
      expect(block.querySelector('.form__notice a')).to.equal(null)
    })
  })

  it('scrolls the title of the first invalid field out from under a sticky header', async () => {
    const header = document.createElement('div')
    Object.assign(header.style, { position: 'fixed', inset: '0 0 auto', height: '90px' })
    await withServer(async () => {
      const block = await mount('form', CONTACT)
      block.style.display = 'block'
      block.style.paddingBlock = '1500px'
      document.body.append(header)
      fill(block)
      control(block, 'name').value = ''
      const box = block.querySelector<HTMLElement>('[data-field-id="name"]')
      // The control is in view, and its title behind the header.
      scrollTo({
        top: scrollY + control(block, 'name').getBoundingClientRect().top - 95,
        behavior: 'instant',
      })
      expect(box?.getBoundingClientRect().top).to.be.below(90)
      press(block)
      await until(() => faultAt(block, 'name'))
      await until(() => document.activeElement === control(block, 'name'))
      expect(box?.getBoundingClientRect().top).to.be.at.least(90)
      expect(box?.getAttribute('style')).to.equal(null)
    })
  })

  it('clears an error as soon as its field is corrected', async () => {
    await withServer(async () => {
      const block = await mount('form', CONTACT)
      press(block)
      await until(() => faultAt(block, 'email'))
      fill(block)
      await until(() => notices(block).length === 0)
      expect(faultAt(block, 'email')).to.equal('')
      expect(control(block, 'email').hasAttribute('aria-invalid')).to.equal(false)
    })
  })

  it("shows the server's errors at their fields, in red before their titles [FORM-37] [FORM-38] [FORM-51]", async () => {
    await withServer(
      async () => {
        const block = await mount('form', CONTACT)
        fill(block)
        press(block)
        await until(() => faultAt(block, 'email'))
        const box = block.querySelector('[data-field-id="email"]')
        const slot = box?.querySelector('.form__error')
        const title = box?.querySelector('.form__title')
        expect(slot?.textContent).to.equal('We do not write there.')
        expect(
          !!slot && !!title && !!(slot.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING),
        ).to.equal(true)
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(slot as Element).color.match(/[\d.]+/g) ?? []
        ).map(Number)
        expect(red > 2 * green && red > 2 * blue).to.equal(true)
        expect(box?.classList.contains('error')).to.equal(true)
        expect(document.activeElement === control(block, 'email')).to.equal(true)
        expect(block.querySelector('.form')?.textContent.match(/We do not write there/g)).to.have.lengthOf(1)
        expect(notices(block)).to.deep.equal([])
      },
      { save: { status: 400, body: { errors: { email: 'We do not write there.' } } } },
    )
  })

  for (const [save, message, id] of [
    [{ status: 401, body: {} }, 'Unable to submit form. Please try again later.', 'FORM-47'],
    [{ status: 404, body: {} }, 'This form has not been configured yet.', 'FORM-48'],
    [
      { status: 429, body: {} },
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      'FORM-49',
    ],
    [{ status: 500, body: {} }, 'Unable to send form. Please try again later.', 'FORM-50'],
    [{ status: 400, body: { error: 'We are closed.' } }, 'We are closed.', 'FORM-53'],
    ['offline', 'Unknown error, please try again later.', 'FORM-54'],
  ] as const) {
    it(`says "${message}" after ${JSON.stringify(save)}, and keeps what was entered [${id}]`, async () => {
      await withServer(
        async () => {
          const block = await mount('form', CONTACT)
          fill(block)
          press(block)
          await until(() => notices(block).includes(message))
          expect(control(block, 'message').value).to.equal('Hello')
        },
        { save },
      )
    })
  }

  it('reports when it gets no key [FORM-44]', async () => {
    const sent = await withServer(
      async () => {
        const block = await mount('form', CONTACT)
        fill(block)
        press(block)
        await until(() =>
          notices(block).includes('Could not get a form submission key, please try again later.'),
        )
      },
      { key: { status: 500, body: {} } },
    )
    expect(submissions(sent)).to.deep.equal(['/api/form/FormSubmissionKey'])
  })

  it('reports and unlocks if the page is not allowed to read its cookies', async () => {
    await errorsDuring(() =>
      withServer(async () => {
        Object.defineProperty(document, 'cookie', {
          configurable: true,
          get() {
            throw new DOMException('no origin', 'SecurityError')
          },
        })
        try {
          const block = await mount('form', CONTACT)
          fill(block)
          press(block)
          await until(() =>
            notices(block).includes('Could not get a form submission key, please try again later.'),
          )
          expect([control(block, 'message').value, control(block, 'message').disabled]).to.deep.equal([
            'Hello',
            false,
          ])
        } finally {
          Reflect.deleteProperty(document, 'cookie')
        }
      }),
    )
  })

  it('keeps the key of a submission without a response across a reload', async () => {
    const keys = async (save: 'offline' | undefined): Promise<unknown[]> => {
      const sent = await withServer(
        async sent => {
          const block = await mount('form', CONTACT)
          fill(block)
          press(block)
          await until(() => sent.find(({ path }) => path.endsWith('SaveFormSubmission')))
          await until(() => block.querySelector('.form:not([data-status=submitting])[data-status]'))
          document.body.replaceChildren()
        },
        { key: { body: { key: crypto.randomUUID() } }, ...(save && { save }) },
      )
      return sent.flatMap(({ body }) => body['key'] ?? [])
    }
    const [first] = await keys('offline')
    expect(await keys(undefined)).to.deep.equal([first])
  })
})
