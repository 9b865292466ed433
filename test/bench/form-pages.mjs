import { advised } from './page-html.mjs'

export const FORM_GROUP = 'Form: 10 fields, validation and submission'

export const PIECES = ['Chair', 'Table', 'Print', 'Other']
export const WAYS = ['Email', 'Phone', 'Post']

/** @type {[name: string, title: string, attributes: string][]} */
export const INPUTS = [
  ['name', 'Name', 'maxlength="80" autocomplete="name" required'],
  ['email', 'Email', 'type="email" autocomplete="email" required'],
  ['phone', 'Phone', 'type="tel" autocomplete="tel"'],
  ['website', 'Website', 'type="url"'],
  ['quantity', 'Quantity', 'type="number" min="1" max="50" required'],
  ['date', 'Date', 'type="date" required'],
]

const q = selector => `document.querySelector(${JSON.stringify(selector)})`

export const FORM_STYLE = `<style>
form > p { margin: 0 0 12px } label { display: block } .error { color: #b00; display: block; min-height: 1.5em; font-size: 14px }
[role=alert] { min-height: 3em } input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; font: inherit; padding: 8px }
</style>`

/**
 * A server's form of ten fields: checked and sent by a script of 1.5 kB, and by the block. Both are `novalidate`, as that of
 * React Hook Form: each click of a probe would open the browser's own bubble, which takes longer than the check.
 */
export const FORMS = [
  {
    name: 'form-plain',
    group: FORM_GROUP,
    title: 'plain HTML: constraint validation and 1.5 kB of script',
    head: () => FORM_STYLE,
    main: plainForm(),
    ...visit(`!!${q('#e-name')}.textContent`),
  },
  {
    name: 'form',
    group: FORM_GROUP,
    title: 'Ashlar',
    flavour: 'react',
    // The static style sheet, without which the upgrade shifts the page.
    head: build => `<link rel="stylesheet" href="/${build}/ashlar.css">`,
    main: blockForm(),
    ...visit(`!!${q('[data-field-id="name"] .form__error')}?.textContent`),
  },
  {
    name: 'form-advised',
    group: FORM_GROUP,
    title: 'Ashlar, boxes inline and files named',
    flavour: 'react',
    head: build => advised(build, ['form']),
    main: blockForm(),
    ...visit(`!!${q('[data-field-id="name"] .form__error')}?.textContent`),
  },
]

/** A visit that types an address and submits the form. */
export function visit(showsError) {
  const send = q('#send')
  return {
    probes: [{ name: 'validates', act: `${send}.click()`, done: showsError }],
    clicks: [
      { name: 'type', target: q('[name=email]'), type: 'someone@example' },
      { name: 'submit', target: send, done: showsError },
    ],
  }
}

function blockForm() {
  const fields = [
    ...INPUTS.map(([name, title, attributes]) =>
      field(name, title, `<input class="form__control" id="${name}" name="${name}" ${attributes}>`),
    ),
    field(
      'piece',
      'Piece',
      `<select class="form__control" id="piece" name="piece" required>${options()}</select>`,
    ),
    `<fieldset class="form__field" data-field-id="by" data-field-type="radio"><legend class="form__title"><span class="form__error"></span>Contact me by</legend>${WAYS.map(way => `<label class="form__choice"><input type="radio" name="by" value="${way}" required> <span>${way}</span></label>`).join('')}</fieldset>`,
    field(
      'message',
      'Message',
      '<textarea class="form__control" id="message" name="message" required maxlength="500"></textarea>',
    ),
    '<div class="form__field" data-field-id="agree" data-field-type="checkbox"><span class="form__error"></span><label class="form__choice"><input type="checkbox" name="agree" required> <span>I agree to be contacted</span></label></div>',
  ]
  return `<ashlar-form data-block-json='{"formId":"bench"}'>
<form novalidate action="/api/form/SaveFormSubmission" method="post">
<div class="form__fields">
${fields.join('\n')}
</div>
<div class="form__actions"><button id="send" class="form__submit">Send</button></div>
</form>
</ashlar-form>`
}

function field(name, title, control) {
  return `<div class="form__field" data-field-id="${name}"><span class="form__error"></span><label class="form__title" for="${name}">${title}</label>${control}</div>`
}

function options() {
  return `<option value="">Choose…</option>${PIECES.map(piece => `<option>${piece}</option>`).join('')}`
}

function plainForm() {
  const error = name => `<span class="error" id="e-${name}"></span>`
  const line = (name, title, control) => `<p><label>${title} ${control}</label>${error(name)}</p>`
  const lines = [
    ...INPUTS.map(([name, title, attributes]) => line(name, title, `<input name="${name}" ${attributes}>`)),
    line('piece', 'Piece', `<select name="piece" required>${options()}</select>`),
    `<fieldset><legend>Contact me by</legend>${WAYS.map(way => `<label><input type="radio" name="by" value="${way}" required> ${way}</label>`).join('')}${error('by')}</fieldset>`,
    line('message', 'Message', '<textarea name="message" required maxlength="500"></textarea>'),
    `<p><label><input type="checkbox" name="agree" required> I agree to be contacted</label>${error('agree')}</p>`,
  ]
  return `<form id="form" novalidate action="/api/form" method="post">
${lines.join('\n')}
<p role="alert" id="summary"></p><p><button id="send">Send</button></p></form>
<script>
const form = document.getElementById('form'), summary = document.getElementById('summary')
const messages = { email: 'Email is not valid.', url: 'Enter a web address.', number: 'Enter a number from 1 to 50.' }
const message = ({ validity, type, validationMessage }) =>
  validity.valid ? '' : validity.valueMissing ? 'This field is required.' : messages[type] || validationMessage
const check = control => {
  const text = message(control)
  document.getElementById('e-' + control.name).textContent = text
  control.setAttribute('aria-invalid', !!text)
  control.setAttribute('aria-describedby', 'e-' + control.name)
  return !text
}
form.addEventListener('focusout', ({ target }) => target.name && check(target))
form.addEventListener('input', ({ target }) => target.getAttribute('aria-invalid') === 'true' && check(target))
form.addEventListener('submit', async event => {
  event.preventDefault()
  const wrong = [...form.elements].filter(control => control.name && !check(control))
  summary.textContent = wrong.length ? 'One or more fields is invalid, please check your entries.' : ''
  if (wrong.length) return wrong[0].focus()
  const body = JSON.stringify(Object.fromEntries(new FormData(form)))
  const answer = await fetch(form.action, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!answer.ok) return (summary.textContent = 'Unknown error, please try again later.')
  const thanks = Object.assign(document.createElement('p'), { tabIndex: -1, textContent: 'Thank you!' })
  form.replaceWith(thanks)
  thanks.focus()
})
</script>`
}
