import { expect } from 'chai'
import { errorsDuring, mount, until, violations } from '../../test/mount'
import './form'
import { alive, CONTACT, fill, notices, press, type Sent, submissions, withServer } from './form.fixture'

const COMPLETE = 'Complete CAPTCHA before submitting.'

interface HostedOptions {
  readonly sitekey: string
  readonly size: string
  readonly callback: (answer: string) => void
}

/** A provider whose script is already on the page. */
function provide(): { drawn: HostedOptions[]; resets: unknown[] } {
  const drawn: HostedOptions[] = []
  const resets: unknown[] = []
  const turnstile = {
    render: (_: Element, options: HostedOptions) => drawn.push(options),
    reset: (id: unknown) => resets.push(id),
    remove: () => {},
  }
  Object.assign(window, { turnstile })
  return { drawn, resets }
}

const DATA = { ...CONTACT, captcha: { provider: 'turnstile', siteKey: 'key-1' } }

/** Consents to third parties. */
const agree = (): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { functional: true } }))

/** Mounts the form and renders its captcha. */
async function mountForm(): Promise<HTMLElement> {
  const block = await mount('form', DATA)
  await until(() => block.querySelector('.form__ask'))
  agree()
  return block
}

const save = (sent: readonly Sent[]) => sent.find(({ path }) => path.endsWith('SaveFormSubmission'))?.body

const button = (block: Element): HTMLButtonElement => {
  const found = block.querySelector<HTMLButtonElement>('.form__submit')
  if (!found) throw new Error('no button')
  return found
}

describe('the captcha of <ashlar-form>', () => {
  afterEach(() => Reflect.deleteProperty(window, 'turnstile'))

  it('must be completed before anything is sent, and its answer is included [FORM-28] [CAP-01] [CAP-06] [FORM-70]', async () => {
    const { drawn } = provide()
    const sent = await withServer(async sent => {
      const block = await mountForm()
      await until(() => drawn.length)
      expect(drawn[0]?.sitekey).to.equal('key-1')
      fill(block)
      press(block)
      await until(() => notices(block).includes(COMPLETE))
      expect(submissions(sent)).to.deep.equal([])
      expect(document.activeElement?.className).to.equal('form__captcha')
      drawn[0]?.callback('proof')
      await until(() => !notices(block).includes(COMPLETE))
      press(block)
      await until(() => block.querySelector('.form__sent'))
    })
    expect(save(sent)?.['captchaKey']).to.equal('proof')
  })

  it('is requested again after a failure, and the form waits for it [FORM-26] [FORM-27] [CAP-02] [FORM-70]', async () => {
    const { drawn, resets } = provide()
    await withServer(
      async () => {
        const block = await mountForm()
        await until(() => drawn.length)
        drawn[0]?.callback('proof')
        fill(block)
        press(block)
        await until(() => notices(block).includes('Unable to send form. Please try again later.'))
        expect(resets).to.deep.equal([1])
        expect(button(block).disabled).to.equal(true)
        expect(document.activeElement?.className).to.equal('form__captcha')
        expect(button(block).textContent).to.equal('Send')
        drawn[0]?.callback('another')
        expect(button(block).disabled).to.equal(false)
      },
      { save: { status: 500, body: {} } },
    )
  })

  it('of a third party waits until the visitor consents or requests it [CAP-06]', async () => {
    const { drawn } = provide()
    const block = await mount('form', DATA)
    const ask = await until(() => block.querySelector<HTMLElement>('.form__ask'))
    expect(drawn.length).to.equal(0)
    ask.click()
    await until(() => drawn.length)
    expect(block.querySelector('.form__ask') === null).to.equal(true)
    agree()
    expect(drawn.length).to.equal(1)
  })

  for (const [width, size] of [
    [319, 'compact'],
    [600, 'normal'],
  ] as const) {
    it(`is ${size} in a container of ${width} px [CAP-05]`, async () => {
      const { drawn } = provide()
      const style = document.createElement('style')
      style.textContent = `ashlar-form { width: ${width}px }`
      document.head.append(style)
      await mountForm()
      await until(() => drawn.length)
      expect(drawn[0]?.size).to.equal(size)
      style.remove()
    })
  }

  it('is our own by default: a checkbox with a proof of work', async () => {
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00112233445566778899aabbccddeeff',
      salt: 'ffeeddccbbaa99887766554433221100',
      cost: 2,
      keyLength: 32,
      keyPrefix: '0',
      expiresAt: 1,
    }
    const challenge = { parameters, signature: 'signed' }
    const sent = await withServer(
      async () => {
        const block = await mount('form', { ...CONTACT, captcha: {} })
        const box = await until(() => block.querySelector<HTMLInputElement>('.form__robot input'))
        expect(await violations(block)).to.deep.equal([])
        fill(block)
        box.click()
        await until(() => block.querySelector('.form__robot [role=status]')?.textContent === 'Checked')
        press(block)
        await until(() => block.querySelector('.form__sent'))
      },
      { challenge: { body: challenge } },
    )
    const proof = JSON.parse(atob(`${save(sent)?.['captchaKey']}`))
    expect(proof.challenge).to.deep.equal(challenge)
    expect(proof.solution.derivedKey).to.match(/^0[0-9a-f]{63}$/)
  })

  it('is reported if it cannot render, and blocks the form [CAP-07]', async () => {
    const errors = await errorsDuring(async () => {
      Object.assign(window, {
        turnstile: {
          render: () => {
            throw new Error('refused')
          },
        },
      })
      const block = await mountForm()
      await alive(block)
      fill(block)
      press(block)
      await until(() => notices(block).includes(COMPLETE))
    })
    expect(errors).to.deep.equal(['captcha-failed'])
  })

  it('can be requested again if it cannot render [CAP-07]', async () => {
    let fails = true
    const drawn: HostedOptions[] = []
    Object.assign(window, {
      turnstile: {
        render(_: Element, options: HostedOptions) {
          if (fails) throw new Error('refused')
          drawn.push(options)
        },
        reset: () => {},
      },
    })
    await errorsDuring(async () => {
      const block = await mountForm()
      const again = await until(() => block.querySelector<HTMLElement>('.form__captcha .form__ask'))
      expect(again.textContent).to.equal('The captcha cannot be shown. Try again')
      fails = false
      again.click()
      await until(() => drawn.length)
      expect(block.querySelector('.form__ask') === null).to.equal(true)
    })
  })
})
