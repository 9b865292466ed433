import { until } from '../../test/mount'
import { loadForm } from './form.load'

// The tests look at a form right after it has mounted.
before(() => loadForm({ useLightbox: true, fields: [] }))

/** A call of the page. */
export interface Sent {
  readonly path: string
  readonly method: string
  readonly credentials: string | undefined
  readonly body: Record<string, unknown>
}

type Reply = { readonly status?: number; readonly body?: unknown } | 'offline' | Promise<Response>

const KEY = '/api/form/FormSubmissionKey'
const SAVE = '/api/form/SaveFormSubmission'
const CHALLENGE = '/api/captcha/challenge'

/** A server that responds to a form's calls while `act` runs, and with 204 to others. */
export async function withServer(
  act: (sent: Sent[]) => Promise<unknown>,
  {
    key = { body: { key: 'k1' } },
    save = { body: { success: true } },
    challenge = { status: 404, body: {} },
  }: { key?: Reply; save?: Reply; challenge?: Reply } = {},
): Promise<Sent[]> {
  const { fetch } = window
  const sent: Sent[] = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(`${input}`, location.href)
    if (!pathname.startsWith('/api/')) return fetch(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    sent.push({ path: pathname, method: init?.method ?? 'GET', credentials: init?.credentials, body })
    const reply = { [KEY]: key, [SAVE]: save, [CHALLENGE]: challenge }[pathname] ?? { status: 204 }
    if (reply === 'offline') throw new TypeError('offline')
    if (reply instanceof Promise) return reply
    const { status = 200, body: answer } = reply
    return new Response(status === 204 ? null : JSON.stringify(answer), { status })
  }
  try {
    await act(sent)
  } finally {
    window.fetch = fetch
  }
  return sent
}

/** Returns the values that a form has sent, by field id. */
export async function sentValues(sent: readonly Sent[]): Promise<Record<string, unknown>> {
  const saved = await until(() => sent.find(({ path }) => path === SAVE))
  return JSON.parse(`${saved.body['form']}`)
}

/** Returns only the two calls that send a form. */
export const submissions = (sent: readonly Sent[]): string[] =>
  sent.map(({ path }) => path).filter(path => path === KEY || path === SAVE)

export const control = (block: Element, id: string): HTMLInputElement => {
  const found = block.querySelector<HTMLInputElement>(`[data-field-id="${id}"] :is(input, select, textarea)`)
  if (!found) throw new Error(`no field ${id}`)
  return found
}

/** Starts using the form, and waits until it can be sent. */
export async function alive(block: Element): Promise<Element> {
  const body = await until(() => block.querySelector('.form__body'))
  body.dispatchEvent(new Event('focusin', { bubbles: true }))
  return until(() => block.querySelector('.form[data-status]'))
}

/** Types like a visitor. */
export function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function press(block: Element): void {
  block.querySelector<HTMLElement>('button:not([type=button]), input[type=submit]')?.click()
}

/** Returns the message at a field. */
export const faultAt = (block: Element, id: string): string =>
  block.querySelector(`[data-field-id="${id}"] .form__error`)?.textContent ?? ''

export const notices = (block: Element): string[] =>
  [...block.querySelectorAll('.form__notice p')].map(({ textContent }) => textContent ?? '')

export const CONTACT = {
  formId: 'contact',
  collectionId: 'c1',
  objectName: 'page-c1',
  submitButtonText: 'Send',
  fields: [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'textarea', id: 'message', title: 'Message', maxLength: 10 },
  ],
}

/** Fills in the contact form. */
export function fill(block: Element): void {
  const [first, last] = block.querySelectorAll<HTMLInputElement>('[data-field-id="name"] input')
  if (first && last) {
    type(first, 'Ada')
    type(last, 'Byron')
  }
  type(control(block, 'email'), 'ada@example.com')
  type(control(block, 'message'), 'Hello')
}

/** HTML from a server without knowledge of blocks. */
export const SERVED = `
  <form action="/api/form/SaveFormSubmission" method="post">
    <input type="hidden" name="formId" value="plain">
    <p><label for="served-name">Name</label> <input id="served-name" name="name" required></p>
    <p><label for="served-email">Email</label> <input id="served-email" name="email" type="email"></p>
    <fieldset><legend>Topic</legend>
      <label><input type="radio" name="topic" value="Bowls" checked> Bowls</label>
      <label><input type="radio" name="topic" value="Jars"> Jars</label>
    </fieldset>
    <label><input type="checkbox" name="news" value="yes"> Send me news</label>
    <textarea name="message" aria-label="Message" data-max-length="5"></textarea>
    <button>Send</button>
  </form>`

afterEach(() => sessionStorage.clear())
