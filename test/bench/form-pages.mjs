const FORM = 'P3 form: 10 fields, validation, submit'

const PIECES = ['Chair', 'Table', 'Print', 'Other']
const WAYS = ['Email', 'Phone', 'Post']

/** The shift of an upgrade is 0 with the static style sheet, as the README says. */
const SHEET = '<link rel="stylesheet" href="dist/ashlar.css">\n'

const q = selector => `document.querySelector(${JSON.stringify(selector)})`
const run = expression => Object.assign(() => {}, { toString: () => `() => ${expression}` })

const isFaulty = run(`!!${q('[data-field-id="name"] .form__error')}?.textContent`)

/** A server's form of the harness's ten fields, which the block checks and sends. */
export const FORM_PAGE = {
  name: 'ashlar-p3',
  group: FORM,
  title: 'Ashlar',
  head: SHEET,
  blocks: form,
  probes: [{ name: 'validates', group: 0, act: run(`${q('#send')}.click()`), done: isFaulty }],
  clicks: [
    { name: 'type', target: run(q('[name=email]')), type: 'someone@example' },
    { name: 'submit', target: run(q('#send')), done: isFaulty },
  ],
}

function form() {
  const fields = [
    input('name', 'Name', { maxlength: 80, autocomplete: 'name', required: true }),
    input('email', 'Email', { type: 'email', autocomplete: 'email', required: true }),
    input('phone', 'Phone', { type: 'tel', autocomplete: 'tel' }),
    input('website', 'Website', { type: 'url' }),
    input('quantity', 'Quantity', { type: 'number', min: 1, max: 50, required: true }),
    input('date', 'Date', { type: 'date', required: true }),
    field(
      'piece',
      'Piece',
      `<select class="form__control" id="piece" name="piece" required><option value="">Choose…</option>${PIECES.map(piece => `<option>${piece}</option>`).join('')}</select>`,
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
<form action="/api/form/SaveFormSubmission" method="post">
<div class="form__fields">
${fields.join('\n')}
</div>
<div class="form__actions"><button id="send" class="form__submit">Send</button></div>
</form>
</ashlar-form>`
}

function input(name, title, attributes) {
  const text = Object.entries(attributes)
    .map(([key, value]) => (value === true ? key : `${key}="${value}"`))
    .join(' ')
  return field(name, title, `<input class="form__control" id="${name}" name="${name}" ${text}>`)
}

function field(name, title, control) {
  return `<div class="form__field" data-field-id="${name}"><span class="form__error"></span><label class="form__title" for="${name}">${title}</label>${control}</div>`
}
