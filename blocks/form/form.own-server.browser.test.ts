import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import './form'
import { press, sentValues, submissions, type, withServer } from './form.fixture'
import {
  confirmation,
  contact,
  mountContact,
  named,
  showsErrors,
  withOwnServer,
} from './form.own-server.fixture'

const pairs = (body: unknown): [string, string][] => [...(body as URLSearchParams)]

describe('a form that keeps its own server', () => {
  it('is sent there in its own encoding, with its hidden fields and the pressed button', async () => {
    await withOwnServer([{ json: {} }], async posted => {
      const block = await mountContact()
      expect(block.querySelector('form')?.getAttribute('action')).to.equal('/contact/')
      type(named(block, 'name'), 'Ada\nB')
      press(block)
      expect(await confirmation(block)).to.equal('Thank you!')
      expect(posted.map(({ path, body }) => [path, pairs(body)])).to.deep.equal([
        [
          '/contact/',
          [
            ['csrf', 't1'],
            ['name', 'AdaB'],
            ['user[email]', ''],
            ['zip', ''],
            ['kind', 'question'],
          ],
        ],
      ])
      expect(posted[0]?.headers['accept']).to.equal('text/html, application/json')
      expect(await violations(block)).to.deep.equal([])
    })
  })

  it('follows the address and the validation of the pressed button', async () => {
    await withOwnServer([{ json: { message: 'Saved.' } }], async posted => {
      const block = await mountContact()
      block.querySelector<HTMLElement>('[value=draft]')?.click()
      expect(await confirmation(block)).to.equal('Saved.')
      expect(posted[0]?.path).to.equal('/drafts/')
      expect(pairs(posted[0]?.body).at(-1)).to.deep.equal(['kind', 'draft'])
    })
  })

  it('encodes multipart and plain text as its enctype says', async () => {
    await withOwnServer([{ json: {} }, { json: {} }], async posted => {
      for (const enctype of ['multipart/form-data', 'text/plain']) {
        const block = await mountContact({}, `enctype="${enctype}"`)
        type(named(block, 'name'), 'Ada')
        press(block)
        await confirmation(block)
        block.remove()
      }
      expect(Object.fromEntries(posted[0]?.body as FormData)['name']).to.equal('Ada')
      expect(posted[1]?.body).to.equal('csrf=t1\r\nname=Ada\r\nuser[email]=\r\nzip=\r\nkind=question\r\n')
    })
  })

  it('is validated by its own constraints too, and is not sent', async () => {
    await withOwnServer([], async posted => {
      const block = await mountContact()
      type(named(block, 'zip'), 'abc')
      press(block)
      await showsErrors(block, [
        'Name is required.',
        named(block, 'zip').validationMessage,
        'One or more fields is invalid, please check your entries.',
      ])
      expect(posted).to.deep.equal([])
    })
  })

  it('is left to the browser if the server expects another encoding than UTF-8 [FORM-78]', async () => {
    const { submit } = HTMLFormElement.prototype
    const native: string[] = []
    HTMLFormElement.prototype.submit = function (): void {
      native.push(`${new FormData(this).get('kind')}`)
    }
    const cases = [
      ['windows-1252', ''],
      ['UTF-8', 'iso-8859-1 utf-8'],
      ['windows-1252', 'utf-8'],
      ['UTF-8', ''],
    ] as const
    const left: boolean[] = []
    for (const [ofPage, ofForm] of cases) {
      await withOwnServer([{ json: {} }], async posted => {
        Object.defineProperty(document, 'characterSet', { value: ofPage, configurable: true })
        const block = await mountContact({}, `accept-charset="${ofForm}"`)
        type(named(block, 'name'), 'Käte')
        press(block)
        await until(() => native.length || posted.length)
        left.push(native.splice(0).join() === 'question' && !posted.length)
        block.remove()
        Reflect.deleteProperty(document, 'characterSet')
      })
    }
    HTMLFormElement.prototype.submit = submit
    expect(left).to.deep.equal([true, true, false, false])
  })

  it('accepts what the browser accepts in a control of its own type [FORM-77]', async () => {
    const values = {
      email: 'info@käse.de',
      emails: 'ada@example.com, grace@example.org',
      url: 'ftp://a',
      number: '1e5',
      date: '12345-01-31',
      time: '10:20:30.125',
    }
    const all = Object.entries(values).map(([name, value]) => {
      const type = name === 'emails' ? 'email" multiple="' : name
      return `<input type="${type}" name="${name}" step="any" aria-label="${name}" value="${value}" required>`
    })
    // WebKit refuses the first of them itself.
    const inputs = all.filter(html => {
      const box = document.createElement('div')
      box.innerHTML = html
      return box.querySelector('input')?.checkValidity()
    })
    expect(inputs.length >= 5).to.equal(true)
    await withOwnServer([{ json: {} }], async posted => {
      const form = `<form id="native" method="post" action="/native/">${inputs.join('')}<button>Send</button></form>`
      const block = await mount('form', {}, form)
      expect(block.querySelector('form')?.checkValidity()).to.equal(true)
      press(block)
      await confirmation(block)
      expect(posted.length).to.equal(1)
    })
  })

  it('shows the errors of JSON at their fields and keeps what was typed', async () => {
    const json = {
      message: 'Invalid.',
      errors: { name: ['Too short.', 'Not a name.'], email: 'Taken.', other: 'No.' },
    }
    await withOwnServer([{ status: 422, json }], async () => {
      const block = await mountContact()
      type(named(block, 'name'), 'A')
      type(named(block, 'user[email]'), 'ada@example.com')
      press(block)
      await showsErrors(block, ['Too short. Not a name.', 'Taken.', 'No.'])
      expect(named(block, 'name').getAttribute('aria-invalid')).to.equal('true')
      expect(document.activeElement === named(block, 'name')).to.equal(true)
      expect(named(block, 'name').value).to.equal('A')
      expect(await violations(block)).to.deep.equal([])
    })
  })

  const UNKNOWN = 'Unknown error, please try again later.'
  for (const [json, shown] of [
    [{ errors: [{ code: 'E1', detail: 'Mailbox full' }] }, 'Mailbox full'],
    [{ errors: { email: true } }, UNKNOWN],
    [{ error: 'Database is down' }, 'Database is down'],
    [{ ok: 0 }, UNKNOWN],
    [{ success: 'False' }, UNKNOWN],
    [{ status: 'error', message: 'Not stored' }, 'Not stored'],
  ] as const) {
    it(`takes ${JSON.stringify(json)} for a rejection, whatever the status`, async () => {
      await withOwnServer([{ json }], async () => {
        const block = await mountContact()
        type(named(block, 'name'), 'Ada')
        press(block)
        await showsErrors(block, [shown])
        expect(named(block, 'name').value).to.equal('Ada')
      })
    })
  }

  it('does not know what became of the form after JSON that is cut off, and repeats the key', async () => {
    await withOwnServer([{ jsonText: '{"ok":false,"message":"no' }, { jsonText: '' }], async posted => {
      const block = await mountContact()
      type(named(block, 'name'), 'Ada')
      press(block)
      await showsErrors(block, [UNKNOWN])
      press(block)
      expect(await confirmation(block)).to.equal('Thank you!')
      expect(posted[1]?.headers['idempotency-key']).to.equal(posted[0]?.headers['idempotency-key'])
    })
  })

  for (const status of [422, 400, 200]) {
    it(`shows the errors of the same form in HTML, with a new token: ${status}`, async () => {
      const html = contact({ token: 't2', name: 'A', error: 'Too short.' })
      await withOwnServer([{ status, html }, { html: '<h1>Thanks</h1>' }], async posted => {
        const block = await mountContact()
        type(named(block, 'name'), 'A')
        press(block)
        await showsErrors(block, ['Too short.'])
        expect(named(block, 'name').value).to.equal('A')
        type(named(block, 'name'), 'Ada')
        press(block)
        expect(await confirmation(block)).to.equal('Thank you!')
        expect(pairs(posted[1]?.body)[0]).to.deep.equal(['csrf', 't2'])
      })
    })
  }

  it('takes a page that asks again, without a marked error, for a rejection', async () => {
    await withOwnServer([{ html: `<p>Try again</p>${contact({ name: 'Ada' })}` }], async () => {
      const block = await mountContact()
      type(named(block, 'name'), 'Ada')
      press(block)
      await showsErrors(block, ['One or more fields is invalid, please check your entries.'])
    })
  })

  for (const html of [
    contact(),
    `<p class="alert alert-success" role="alert">Saved.</p>${contact({ name: 'Ada' })}`,
  ]) {
    it(`takes the empty form, or a success message, for an acceptance: ${html.slice(0, 20).trim()}`, async () => {
      await withOwnServer([{ html }], async () => {
        const block = await mountContact()
        type(named(block, 'name'), 'Ada')
        press(block)
        expect(await confirmation(block)).to.equal('Thank you!')
      })
    })
  }

  it('confirms a redirect back to its page, unless that shows errors', async () => {
    const page = location.href
    const rejected = { url: page, html: contact({ name: 'A', error: 'Too short.' }) }
    await withOwnServer([rejected, { url: page, html: contact({ name: 'Ada' }) }], async () => {
      const block = await mountContact({ submissionText: 'Sent.' })
      type(named(block, 'name'), 'Ada')
      press(block)
      await showsErrors(block, ['Too short.'])
      press(block)
      expect(await confirmation(block)).to.equal('Sent.')
    })
  })

  it('shows the confirmation of the answer, sanitised', async () => {
    const html = '<div class="form-submission-text"><b>Ticket 7</b><img src="x:" onerror="alert(1)"></div>'
    await withOwnServer([{ html }], async () => {
      const block = await mountContact({ submissionText: 'Sent.' })
      type(named(block, 'name'), 'Ada')
      press(block)
      const shown = await until(() => block.querySelector('.form__sent b'))
      expect(shown.parentElement?.innerHTML).to.equal('<b>Ticket 7</b><img>')
      expect(block.textContent).not.to.contain('Sent.')
    })
  })

  it('leaves the form to scripts of the page that cancel its submission', async () => {
    await withOwnServer([{ json: {} }], async posted => {
      const block = await mountContact({}, 'onsubmit="return false"')
      type(named(block, 'name'), 'Ada')
      press(block)
      block.querySelector('form')?.removeAttribute('onsubmit')
      press(block)
      await confirmation(block)
      expect(posted.length).to.equal(1)
    })
  })

  it('leaves the form to the browser where that opens the answer elsewhere', async () => {
    await withOwnServer([], async posted => {
      const frame = document.createElement('iframe')
      frame.name = 'own-answer'
      document.body.append(frame)
      const block = await mountContact({}, 'target="own-answer"')
      type(named(block, 'name'), 'Ada')
      press(block)
      await until(() => frame.contentWindow?.location.pathname === '/contact/')
      expect(posted).to.deep.equal([])
      expect(block.querySelector('form')?.children.length).to.equal(6)
    })
  })

  it('shows a lost connection, keeps the values, and repeats the key of the same content', async () => {
    await withOwnServer(
      ['offline', { json: { ok: false, message: 'Closed.' } }, { json: {} }],
      async posted => {
        const block = await mountContact()
        type(named(block, 'name'), 'Ada')
        press(block)
        await showsErrors(block, ['Unknown error, please try again later.'])
        press(block)
        await until(() => posted.length === 2)
        await showsErrors(block, ['Closed.'])
        press(block)
        await confirmation(block)
        const keys = posted.map(({ headers }) => headers['idempotency-key'])
        expect([keys[0] === keys[1], keys[1] === keys[2]]).to.deep.equal([true, false])
      },
    )
  })

  it('posts to our server if the JSON names a form of ours', async () => {
    const sent = await withServer(async sent => {
      const block = await mountContact({ formId: 'ours' }, 'onsubmit="return false"')
      type(named(block, 'name'), 'Ada')
      press(block)
      await sentValues(sent)
      await confirmation(block)
    })
    expect(submissions(sent).length).to.equal(2)
  })
})
