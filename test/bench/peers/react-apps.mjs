import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MENUS, QUESTIONS } from '../content-pages.mjs'
import { INPUTS, PIECES, WAYS } from '../form-pages.mjs'
import { TEXT } from '../page-html.mjs'
import { AROUND } from './around-libraries.mjs'

/** The folder of the peers' bundles, and the server-rendered HTML of the apps. */
const BUILT = resolve('.cache/bench/peers/built')

/** The server's HTML of an app, written when the peers are installed. */
export const renderedApp = name => readFileSync(join(BUILT, name, 'app.html'), 'utf8')

/** The texts of our own pages. */
const TEXTS = Object.entries({
  TEXT,
  MENUS,
  QUESTIONS,
  PIECES,
  WAYS,
  INPUTS: INPUTS.map(([name, title, attributes]) => [
    name,
    title,
    /type="(\w+)"/.exec(attributes)?.[1] ?? 'text',
  ]),
})
  .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
  .join('\n')

/** The questions, tabs and dialog of the content page, as a site would write them with Radix. */
const RADIX = `import { createElement as h } from 'react'
import * as Accordion from '@radix-ui/react-accordion'
import * as Dialog from '@radix-ui/react-dialog'
import * as Tabs from '@radix-ui/react-tabs'
const questions = () => h(Accordion.Root, { type: 'single', collapsible: true }, QUESTIONS.map(title =>
  h(Accordion.Item, { key: title, value: title },
    h(Accordion.Header, null, h(Accordion.Trigger, { className: 'question' }, title)),
    h(Accordion.Content, null, h('p', null, TEXT)))))
const tabs = () => h(Tabs.Root, { defaultValue: MENUS[0] },
  h(Tabs.List, null, MENUS.map(title => h(Tabs.Trigger, { key: title, value: title }, title))),
  MENUS.map(title => h(Tabs.Content, { key: title, value: title }, h('p', null, title, ': ', TEXT))))
const dialog = () => h('p', null, h(Dialog.Root, null,
  h(Dialog.Trigger, { id: 'open' }, 'Ask a question'),
  h(Dialog.Portal, null, h(Dialog.Overlay, { className: 'shade' }), h(Dialog.Content, { className: 'dialog' },
    h(Dialog.Title, null, 'Ask a question'), h(Dialog.Description, null, TEXT), h(Dialog.Close, null, 'Close')))))
export const App = () => [h('h2', { key: 1 }, 'Questions'), h(questions, { key: 2 }), h('h2', { key: 3 }, 'Menu'), h(tabs, { key: 4 }), h(dialog, { key: 5 })]`

/** The form of ten fields with React Hook Form and the small build of zod. */
const RHF = `import { createElement as h, useState } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
const NEEDED = 'This field is required.', NUMBER = 'Enter a number from 1 to 50.'
const text = () => z.string().check(z.minLength(1, NEEDED), z.maxLength(500))
const schema = z.object({
  name: text(), email: text().check(z.email('Email is not valid.')), phone: z.string(),
  website: z.union([z.literal(''), z.url('Enter a web address.')]),
  quantity: z.coerce.number(NUMBER).check(z.minimum(1, NUMBER), z.maximum(50, NUMBER)),
  date: text(), piece: text(), by: z.enum(WAYS, NEEDED), message: text(), agree: z.literal(true, NEEDED),
})
export function App() {
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  const bound = name => ({ ...register(name), 'aria-invalid': !!errors[name], 'aria-describedby': 'e-' + name })
  const error = name => h('span', { className: 'error', id: 'e-' + name }, errors[name]?.message)
  const line = (name, title, control) => h('p', { key: name }, h('label', null, title, ' ', control), error(name))
  if (sent) return h('p', { tabIndex: -1 }, 'Thank you!')
  const send = handleSubmit(async data => {
    const answer = await fetch('/api/form', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })
    if (answer.ok) setSent(true)
    else setError('root', { message: 'Unknown error, please try again later.' })
  })
  return h('form', { noValidate: true, onSubmit: send },
    INPUTS.map(([name, title, type]) => line(name, title, h('input', { type, ...bound(name) }))),
    line('piece', 'Piece', h('select', bound('piece'), h('option', { value: '' }, 'Choose…'), PIECES.map(piece => h('option', { key: piece }, piece)))),
    h('fieldset', null, h('legend', null, 'Contact me by'), WAYS.map(way => h('label', { key: way }, h('input', { type: 'radio', value: way, ...register('by') }), ' ', way)), error('by')),
    line('message', 'Message', h('textarea', bound('message'))),
    line('agree', 'I agree to be contacted', h('input', { type: 'checkbox', ...bound('agree') })),
    h('p', { role: 'alert' }, Object.keys(errors).length ? errors.root?.message ?? 'One or more fields is invalid, please check your entries.' : ''),
    h('p', null, h('button', { id: 'send', disabled: isSubmitting }, 'Send')))
}`

/** Apps that a server renders and a page hydrates, by name, with what else the page runs. */
export const APPS = {
  radix: { app: `${RADIX}\n${TEXTS}`, besides: AROUND },
  'react-hook-form': { app: `${RHF.replace('const NEEDED', `${TEXTS}\nconst NEEDED`)}`, besides: '' },
}

/** The browser's part of an app: hydrates the server's HTML. */
export const hydrating = ({ app, besides }) => `${app}
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.getElementById('root'), h(App))
${besides}`

/** The server's part of an app: its HTML as the only export. */
export const rendering = ({ app }) => `${app}
import { renderToString } from 'react-dom/server'
export const html = renderToString(h(App))`
