import { inject } from 'vitest'
import { CRUMB } from '../../../src/calls/core/crumb'
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '../../../src/calls/form'

export interface CallOptions {
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** A visitor's browser from the server's view: cookies, an IP address, and the crumb in each query. */
export interface Visitor {
  readonly cookies: Map<string, string>
  readonly fetch: (method: string, path: string, options?: CallOptions) => Promise<Response>
  /** Sends a request, and retries with the fresh crumb if the old one was rejected, like the data layer. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  readonly key: () => Promise<string>
  readonly submit: (formId: string, values: object, more?: object) => Promise<Response>
}

/** A visitor with an IP address of its own, so that no test uses up another's rate limits. */
export function visit(address = inject('address')): Visitor {
  const cookies = new Map<string, string>()
  const from = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

  const ask: Visitor['fetch'] = async (method, path, { json, form, body, headers = {}, query = {} } = {}) => {
    const url = new URL(path, address)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': from,
        ...(cookies.size > 0 && { cookie: [...cookies].map(pair => pair.join('=')).join('; ') }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (form ? new URLSearchParams(form) : (body ?? null)) : JSON.stringify(json),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value && !/max-age=0/i.test(cookie)) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const call: Visitor['call'] = async (method, path, options = {}) => {
    const withCrumb = () => ({ ...options, query: { ...options.query, [CRUMB]: cookies.get(CRUMB) ?? '' } })
    const first = await ask(method, path, withCrumb())
    if (first.status !== 400 || !(await first.clone().json()).crumbFail) return first
    return ask(method, path, withCrumb())
  }
  const key = async (): Promise<string> => (await (await call('POST', SUBMISSION_KEY_PATH)).json()).key

  return {
    cookies,
    fetch: ask,
    call,
    key,
    submit: async (formId, values, more = {}) =>
      call('POST', SAVE_SUBMISSION_PATH, {
        json: { key: await key(), formId, form: JSON.stringify(values), ...more },
      }),
  }
}

/** The owner, signed in. */
export async function signIn(): Promise<Visitor> {
  const owner = visit()
  const form = { email: 'owner@example.com', password: inject('ownerPassword') }
  const { status } = await owner.fetch('POST', '/config/login', { form })
  if (status !== 303) throw new Error(`The owner could not sign in: ${status}`)
  return owner
}

/** The owner's export of a form's submissions. */
export async function received(
  owner: Visitor,
  query: Readonly<Record<string, string>>,
): Promise<ReceivedSubmission[]> {
  return (await owner.fetch('GET', '/config/submissions.json', { query })).json()
}

export interface ReceivedSubmission {
  readonly values: Readonly<Record<string, unknown>>
  readonly details: Readonly<Record<string, unknown>>
}
