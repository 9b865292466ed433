import { expect } from 'chai'
import { anyAnswer } from '../../src/calls/answers'
import { siteCalls } from '../../src/calls/client/site-calls'
import { siteUserToken } from '../../src/calls/client/site-user-token'
import { errorsDuring, until, violations } from '../../test/mount'
import './dialog'
import { ask, dialogsNow, find, focused, press, stage, withoutDialogs } from './dialog.fixture'

const ANY = { answer: anyAnswer }

const { fetch: network } = window

/** Responds to every call to the site in order; the last response repeats. */
function answerWith(...answers: readonly (readonly [number, object])[]) {
  const sent: { url: string; body: unknown; token: string | null }[] = []
  window.fetch = async (url, init) => {
    if (!`${url}`.includes('/api/')) return network(url, init)
    const headers = new Headers(init?.headers)
    sent.push({ url: `${url}`, body: init?.body, token: headers.get('X-SiteUser-XSRF-Token') })
    const [status, body] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}]
    return new Response(JSON.stringify(body), { status })
  }
  return sent
}

const form = (): Promise<HTMLFormElement> =>
  until(() => stage()?.querySelector<HTMLFormElement>(':scope .login'))

async function fillIn(): Promise<HTMLFormElement> {
  const login = await form()
  const fields = login.elements as unknown as Record<string, HTMLInputElement>
  Object.assign(fields['email'] ?? {}, { value: ' ada@tarn.example ' })
  Object.assign(fields['password'] ?? {}, { value: 'secret' })
  Object.assign(fields['rememberMe'] ?? {}, { checked: true })
  return login
}

describe('the login', () => {
  afterEach(async () => {
    window.fetch = network
    siteUserToken.store(undefined)
    await withoutDialogs()
  })

  it("is in the page's light DOM, for password managers, and is accessible [DLG-08]", async () => {
    const { dialog } = await ask({ kind: 'login' })
    const login = await form()
    const fields = [...login.querySelectorAll('input')].map(({ type, autocomplete, name }) => [
      type,
      autocomplete,
      name,
    ])
    expect(fields).to.deep.equal([
      ['email', 'username', 'email'],
      ['password', 'current-password', 'password'],
      ['checkbox', '', 'rememberMe'],
    ])
    expect(login.getRootNode() === document).to.equal(true)
    expect(login.getBoundingClientRect().height).to.be.greaterThan(100)
    await until(() => dialog.getAnimations({ subtree: true }).length === 0)
    expect(await violations(document.body)).to.deep.equal([])
  })

  it('focuses the e-mail address and traps the Tab key', async () => {
    const { dialog } = await ask({ kind: 'login' })
    const login = await form()
    const email = find(login, 'input')
    const path = [focused() === email]
    // A synthetic key does not move the focus by itself: only the trap does.
    await until(() => press('Tab', { shiftKey: true }).defaultPrevented)
    path.push(focused() === find(dialog, '.close'))
    press('Tab')
    path.push(focused() === email)
    expect(path).to.deep.equal([true, true, true])
  })

  it('signs in, stores the token for later calls, and resolves [SES-01] [SES-02]', async () => {
    const sent = answerWith([200, { xsrfToken: 't1' }])
    const said: string[] = []
    document.addEventListener('ashlar:login', ({ type }) => said.push(type), { once: true })
    const { outcome } = await ask({ kind: 'login' })
    const login = await fillIn()
    login.requestSubmit()
    expect(await outcome).to.equal('confirm')
    await siteCalls.get('/api/orders', ANY)
    expect(sent.map(({ url }) => new URL(url).pathname)).to.deep.equal([
      '/api/site-users/account/session',
      '/api/orders',
    ])
    expect(sent[0]?.body).to.equal('{"email":"ada@tarn.example","password":"secret","rememberMe":true}')
    expect([sent.map(({ token }) => token), said]).to.deep.equal([[null, 't1'], ['ashlar:login']])
  })

  it("shows the server's error, and can be retried [DLG-08]", async () => {
    answerWith([401, { error: 'They do not belong together.' }], [200, { xsrfToken: 't2' }])
    const { dialog, outcome } = await ask({ kind: 'login' })
    const login = await fillIn()
    login.requestSubmit()
    await until(() => find(login, '[role=alert]').textContent === 'They do not belong together.')
    const password = find(login, '[name=password]')
    expect([password.ariaInvalid, focused() === password, dialog.open]).to.deep.equal(['true', true, true])
    login.requestSubmit()
    expect(await outcome).to.equal('confirm')
  })

  it('reports an unreachable server', async () => {
    window.fetch = (url, init) =>
      `${url}`.includes('/api/') ? Promise.reject(new TypeError('offline')) : network(url, init)
    await ask({ kind: 'login' })
    const login = await fillIn()
    login.requestSubmit()
    await until(() => find(login, '[role=alert]').textContent === 'Unable to connect…')
  })

  it('logs details of an invalid response instead of showing them', async () => {
    answerWith([200, {}])
    const { dialog } = await ask({ kind: 'login' })
    const login = await fillIn()
    const codes = await errorsDuring(async () => {
      login.requestSubmit()
      await until(() => find(login, '.fault').textContent)
    })
    expect(find(login, '.fault').textContent).to.equal('Internal server error. Please try again later.')
    expect([codes, dialog.isConnected]).to.deep.equal([['login-failed'], true])
  })

  it('retries the call that required it, with the new token [DATA-14] [SES-02]', async () => {
    const sent = answerWith([401, { loginRequired: true }], [200, { xsrfToken: 't3' }], [200, { orders: 2 }])
    const orders = siteCalls.get('/api/orders', ANY)
    const login = await fillIn()
    login.requestSubmit()
    expect(await orders).to.deep.equal({ ok: true, value: { orders: 2 } })
    expect(sent.map(({ url, token }) => [new URL(url).pathname, token])).to.deep.equal([
      ['/api/orders', null],
      ['/api/site-users/account/session', null],
      ['/api/orders', 't3'],
    ])
  })

  it('is shown once, however many calls require it [DATA-14] [DLG-08]', async () => {
    answerWith([401, { loginRequired: true }])
    const outcomes = Promise.all([siteCalls.get('/api/orders', ANY), siteCalls.get('/api/orders', ANY)])
    await form()
    expect(dialogsNow().length).to.equal(1)
    press('Escape')
    expect((await outcomes).map(({ ok }) => ok)).to.deep.equal([false, false])
    await until(() => dialogsNow().length === 0)
    expect(stage()?.querySelector('.login') === null).to.equal(true)
  })

  it('is left to a page that handles it [DATA-14]', async () => {
    answerWith([401, { loginRequired: true }], [401, { authorizationFail: true }])
    document.addEventListener('ashlar:login-required', event => event.preventDefault(), { once: true })
    await siteCalls.get('/api/orders', ANY)
    // The next one is not, and has only its own.
    const codes = await errorsDuring(async () => {
      await siteCalls.get('/api/orders', ANY)
      await until(() => dialogsNow()[0]?.open)
    })
    expect([codes, dialogsNow().length, dialogsNow()[0]?.getAttribute('role')]).to.deep.equal([
      ['system-error'],
      1,
      'alertdialog',
    ])
  })

  it('is replaced by the error overlay if the visitor lacks permission, and the key is reported [DATA-15] [ERR-04]', async () => {
    answerWith([403, { authorizationFail: true }])
    const messages: string[] = []
    const listen = (event: CustomEvent<Error>): void => {
      event.preventDefault()
      messages.push(event.detail.message)
    }
    document.addEventListener('ashlar:error', listen as EventListener)
    await siteCalls.get('/api/orders', ANY)
    const dialog = await until(() => dialogsNow()[0])
    document.removeEventListener('ashlar:error', listen as EventListener)
    const key = find(dialog, 'code').textContent ?? ''
    expect(key).to.match(/^[0-9a-z]{10}$/)
    expect(messages).to.deep.equal([`Unauthorized request (error key ${key})`])
  })
})
