import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import { alive } from './form.fixture'

/** A request that a form has made to its own server. */
interface Posted {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** A server's answer; `url` is where it has redirected to. */
interface Reply {
  readonly status?: number
  readonly json?: unknown
  /** JSON as it is sent, which may be cut off. */
  readonly jsonText?: string
  readonly html?: string
  readonly url?: string
}

/** A server that answers a form's requests while `act` runs; the site's own backend answers nothing. */
export async function withOwnServer(
  replies: readonly (Reply | 'offline')[],
  act: (posted: Posted[]) => Promise<unknown>,
): Promise<void> {
  const { fetch } = window
  const posted: Posted[] = []
  window.fetch = async (input, init) => {
    const url = new URL(`${input}`, location.href)
    if (init?.method !== 'POST') return fetch(input, init)
    const headers = Object.fromEntries(new Headers(init.headers))
    posted.push({ path: url.pathname, headers, body: init.body })
    const reply = replies[posted.length - 1] ?? 'offline'
    if (reply === 'offline') throw new TypeError('offline')
    const { status = 200, json, jsonText = JSON.stringify(json), html = '' } = reply
    const type = jsonText === undefined ? 'text/html; charset=utf-8' : 'application/json'
    const text = jsonText ?? html
    const response = new Response(text, { status, headers: { 'Content-Type': type } })
    const answered = new URL(reply.url ?? url.href, location.href).href
    return Object.defineProperties(response, {
      url: { value: answered },
      redirected: { value: reply.url !== undefined },
    })
  }
  try {
    await act(posted)
  } finally {
    window.fetch = fetch
  }
}

/** A form for a server of the page's own, as that server renders it. */
export const contact = ({ token = 't1', name = '', error = '', attributes = '' } = {}): string => `
  <form method="post" action="/contact/" ${attributes}>
    <input type="hidden" name="csrf" value="${token}">
    <p>${error && `<span class="error-message">${error}</span>`}
      <label for="own-name">Name</label> <input id="own-name" name="name" value="${name}" required></p>
    <p><label for="own-email">Email</label> <input id="own-email" name="user[email]" type="email"></p>
    <p><label for="own-zip">Code</label> <input id="own-zip" name="zip" pattern="[0-9]{5}"></p>
    <button name="kind" value="question">Ask</button>
    <button name="kind" value="draft" formaction="/drafts/" formnovalidate>Save</button>
  </form>`

export async function mountContact(data: object = {}, attributes = ''): Promise<HTMLElement> {
  const block = await mount('form', data, contact({ attributes }))
  await alive(block)
  return block
}

/** Returns a control by its name. */
export function named(block: Element, name: string): HTMLInputElement {
  const found = block.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no control ${name}`)
  return found
}

/** Waits for the text in place of the form. */
export const confirmation = async (block: Element): Promise<string> =>
  (await until(() => block.querySelector('.form__sent'))).textContent ?? ''

/** Waits for exactly these errors, in their order on the page. */
export async function showsErrors(block: Element, expected: readonly string[]): Promise<void> {
  const shown = (): string[] =>
    [...block.querySelectorAll('.form__error, .form__notice p')]
      .map(({ textContent }) => textContent ?? '')
      .filter(text => text && !text.startsWith('Your form has'))
  await until(() => shown().join() === expected.join()).catch(() => undefined)
  expect(shown()).to.deep.equal(expected)
}
