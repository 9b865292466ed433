import { AROUND } from './around-libraries.mjs'

const importsOf = names =>
  [
    `import '@awesome.me/webawesome/dist/styles/themes/default.css'`,
    ...names.map(name => `import '@awesome.me/webawesome/dist/components/${name}/${name}.js'`),
  ].join('\n')

const CONTENT = ['accordion', 'accordion-item', 'tab-group', 'tab', 'tab-panel', 'button', 'dialog']
const CONTROLS = [
  'input',
  'number-input',
  'select',
  'option',
  'radio-group',
  'radio',
  'textarea',
  'checkbox',
  'button',
]

/** One bundle of the components of each page, as a site would write it. */
export const WEB_AWESOME = {
  'web-awesome': `${importsOf(CONTENT)}\n${AROUND}`,
  'web-awesome-form': `${importsOf(CONTROLS)}
const form = document.querySelector('form'), summary = document.querySelector('[role=alert]')
form.addEventListener('wa-invalid', () => { summary.textContent = 'One or more fields is invalid, please check your entries.' }, true)
form.addEventListener('submit', async event => {
  event.preventDefault()
  const answer = await fetch('/api/form', { method: 'POST', body: new FormData(form) })
  summary.textContent = answer.ok ? 'Thank you!' : 'Unknown error, please try again later.'
})`,
}
