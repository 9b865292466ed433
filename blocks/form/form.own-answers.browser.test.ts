import { expect } from 'chai'
import { until } from '../../test/mount'
import './form'
import { press, type } from './form.fixture'
import { confirmation, mountContact, named, showsErrors, withOwnServer } from './form.own-server.fixture'

const LABELS = '<label for="n">Name</label>'
const INPUT = '<input id="n" name="name" value="A">'

const EMAIL = '<p><label for="m">Email</label> <input id="m" name="user[email]" type="email"></p>'

const page = (name: string, before = '', extra = ''): string => `
  <!doctype html><title>Contact</title>${before}
  <form method="post" action="/contact/">${extra}${name}${EMAIL}<p><input name="zip"></p></form>`

/** A rejected form in the HTML of each framework, and the expected texts: at fields first. */
const REJECTED: Readonly<Record<string, readonly [html: string, expected: readonly string[]]>> = {
  'Django, as paragraphs': [
    page(
      `<ul class="errorlist"><li>Too short.</li><li>No name.</li></ul><p>${LABELS}${INPUT}</p>`,
      '',
      '<ul class="errorlist nonfield"><li>Closed today.</li></ul>',
    ),
    ['Too short. No name.', 'Closed today.'],
  ],
  'Django, as divs': [
    page(`<div>${LABELS}<ul class="errorlist" id="n_error"><li>Too short.</li></ul>${INPUT}</div>`),
    ['Too short.'],
  ],
  'Bootstrap and Laravel': [
    page(
      `<div class="mb-3">${LABELS}<div class="row">${INPUT.replace('>', ' class="is-invalid">')}</div>
        <div class="invalid-feedback">Too short.</div></div>`,
      '<div class="alert alert-danger"><ul><li>Too short.</li></ul></div>',
    ),
    ['Too short.'],
  ],
  Rails: [
    page(
      `<div><div class="field_with_errors">${LABELS}</div><div class="field_with_errors">${INPUT}</div></div>`,
      '',
      '<div id="error_explanation"><h2>1 error</h2><ul><li>Name is too short</li></ul></div>',
    ),
    ['Name is too short'],
  ],
  'Phoenix, described by an element elsewhere': [
    page(
      `<p>${LABELS}${INPUT.replace('>', ' aria-invalid="true" aria-describedby="n-hint n-err">')}</p>`,
      '',
      '<span id="n-hint">As in your passport.</span><span id="n-err">Too short.</span>',
    ),
    ['Too short.'],
  ],
  'a summary above the form': [
    page(`<p>${LABELS}${INPUT}</p>`, '<div class="alert alert-danger">Closed today.</div>'),
    ['Closed today.'],
  ],
}

describe('a rejected form in HTML', () => {
  for (const [framework, [html, expected]] of Object.entries(REJECTED)) {
    it(`shows its messages: ${framework}`, async () => {
      await withOwnServer([{ status: 422, html }], async () => {
        const block = await mountContact()
        type(named(block, 'name'), 'A')
        press(block)
        await showsErrors(block, expected)
      })
    })
  }

  it('shows no text that the page had before', async () => {
    const hint = '<span class="invalid-feedback">Please enter your name.</span>'
    const html = page(`<p>${LABELS}${INPUT}${hint}</p>`)
    await withOwnServer([{ status: 422, html }], async () => {
      const block = await mountContact()
      named(block, 'name').insertAdjacentHTML('afterend', hint)
      type(named(block, 'name'), 'A')
      press(block)
      await showsErrors(block, ['One or more fields is invalid, please check your entries.'])
    })
  })
})

describe('another answer', () => {
  for (const [status, expected] of [
    [403, 'Error processing form submission. Please reload and try again.'],
    [404, 'This form has not been configured yet.'],
    [418, 'Unknown error, please try again later.'],
    [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [502, 'Unknown error, please try again later.'],
  ] as const) {
    it(`is reported by its status: ${status}`, async () => {
      await withOwnServer([{ status, html: '<h1>No</h1>' }], async () => {
        const block = await mountContact()
        type(named(block, 'name'), 'Ada')
        press(block)
        await showsErrors(block, [expected])
        expect(named(block, 'name').value).to.equal('Ada')
      })
    })
  }

  it('is reported in the words of the server', async () => {
    await withOwnServer([{ status: 429, json: { message: 'Five a day.' } }], async () => {
      const block = await mountContact()
      type(named(block, 'name'), 'Ada')
      press(block)
      await showsErrors(block, ['Five a day.'])
    })
  })

  it('opens the address of JSON', async () => {
    await withOwnServer([{ json: { redirect: '#sent' } }], async () => {
      const block = await mountContact()
      type(named(block, 'name'), 'Ada')
      press(block)
      await until(() => location.hash === '#sent')
      history.replaceState(null, '', location.pathname + location.search)
    })
  })

  it('ignores an unsafe address of JSON', async () => {
    await withOwnServer([{ json: { redirect: 'javascript:alert(1)' } }], async () => {
      const block = await mountContact()
      type(named(block, 'name'), 'Ada')
      press(block)
      expect(await confirmation(block)).to.equal('Thank you!')
    })
  })
})
