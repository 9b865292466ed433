import { expect } from 'chai'
import { openClosable } from '../../../src/overlays/escape-stack'
import { $site } from '../../../src/site/core/site'
import { TOKEN_KEY } from '../../../src/site/slices/has-token'
import { until } from '../../../test/mount'
import { start } from './escape-shortcuts'

const OWNER = { authenticatedAccount: { id: 'owner' }, website: { identifier: 'tarn' } }

/** A stub window that records navigations and messages to its parent. */
function pageAt(path: string, editor?: { readonly pathname: string } | 'foreign') {
  const went: string[] = []
  const said: unknown[] = []
  const { pathname, search } = new URL(path, 'https://tarn.example')
  const location = {
    origin: 'https://tarn.example',
    hostname: 'tarn.example',
    pathname,
    search,
    assign: (address: string) => went.push(address),
  }
  const around = {
    postMessage: (message: unknown, origin: string) => said.push([message, origin]),
    get location() {
      if (editor === 'foreign') throw new DOMException('denied', 'SecurityError')
      return editor
    },
  }
  const self = { document, location, went, said }
  const view = Object.assign(self, { self, top: editor ? around : self })
  return view as unknown as Window & typeof self
}

function press(init: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  })
  target.dispatchEvent(event)
  return event
}

describe('Escape on a page', () => {
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $site.set({})
    sessionStorage.removeItem(TOKEN_KEY)
  })

  it('opens the panel with this page for a signed-in account [ESC-03]', () => {
    const page = pageAt('/shop?colour=ash')
    $site.set(OWNER)
    start({ $site }, page)
    expect(press().defaultPrevented).to.equal(true)
    expect(page.went).to.deep.equal(['https://tarn.example/config/?frameUrl=%2Fshop%3Fcolour%3Dash'])
  })

  it('closes open layers first [ESC-03]', () => {
    const page = pageAt('/')
    $site.set(OWNER)
    start({ $site }, page)
    const closed: boolean[] = []
    openClosable(() => closed.push(true))
    press()
    expect([closed, page.went]).to.deep.equal([[true], []])
  })

  for (const [context, goes] of [
    [{}, []],
    [{ useEscapeKeyToLogin: 'yes' }, []],
    [{ useEscapeKeyToLogin: true }, ['https://tarn.example/config/']],
    [{ websiteSettings: { useEscapeKeyToLogin: true } }, ['https://tarn.example/config/']],
    [{ authenticatedAccount: null, websiteSettings: null }, []],
  ] as const) {
    it(`opens ${goes.length ? 'the login' : 'nothing'} for a visitor with the context ${JSON.stringify(context)} [ESC-04]`, () => {
      const page = pageAt('/')
      $site.set(context)
      start({ $site }, page)
      press()
      expect(page.went).to.deep.equal(goes)
    })
  }

  it('logs out on Shift+Escape, and confirms it on the home page [ESC-05]', async () => {
    const { fetch } = window
    const sent: string[] = []
    window.fetch = async (url, init) => {
      if (!`${url}`.includes('/api/')) return fetch(url, init)
      sent.push(`${init?.method} ${new URL(`${url}`).pathname}`)
      return Response.json({ success: true })
    }
    const page = pageAt('/shop')
    $site.set(OWNER)
    start({ $site }, page)
    press({ shiftKey: true })
    await until(() => page.went.length).finally(() => {
      window.fetch = fetch
    })
    expect([sent, page.went]).to.deep.equal([
      ['POST /api/auth/Logout'],
      ['https://tarn.example/?logout=true'],
    ])
  })

  for (const [how, sign] of [
    ['in this tab', () => sessionStorage.setItem(TOKEN_KEY, 't1')],
    ['as the server says', () => $site.set({ memberAccount: { id: 'ada' } })],
  ] as const) {
    it(`logs out a customer on Shift+Escape who is signed in ${how} [ESC-05] [SES-03] [ESC-07]`, async () => {
      const { fetch } = window
      const sent: string[] = []
      window.fetch = async (url, init) => {
        if (!`${url}`.includes('/api/')) return fetch(url, init)
        const { pathname, searchParams } = new URL(`${url}`)
        sent.push(`${init?.method} ${pathname} ${searchParams.get('cloneCart')}`)
        return Response.json({ success: true })
      }
      const page = pageAt('/shop')
      sign()
      start({ $site }, page)
      expect([press().defaultPrevented, page.went]).to.deep.equal([false, []])
      press({ shiftKey: true })
      await until(() => page.went.length).finally(() => {
        window.fetch = fetch
      })
      expect([sent, page.went, sessionStorage.getItem(TOKEN_KEY)]).to.deep.equal([
        ['DELETE /api/site-users/account/session true'],
        ['https://tarn.example/?logout=true'],
        null,
      ])
    })
  }

  it('does not log out anonymous visitors [ESC-05]', () => {
    const page = pageAt('/')
    $site.set({ useEscapeKeyToLogin: true })
    start({ $site }, page)
    expect([press({ shiftKey: true }).defaultPrevented, page.went]).to.deep.equal([false, []])
  })

  it('toggles the full-screen preview in the editor, without navigation [ESC-06]', () => {
    const page = pageAt('/', { pathname: '/config/pages' })
    $site.set(OWNER)
    start({ $site }, page)
    press()
    expect([page.said, page.went]).to.deep.equal([
      [[{ type: 'ashlar:toggle-preview' }, 'https://tarn.example']],
      [],
    ])
  })

  for (const around of ['foreign', { pathname: '/' }] as const) {
    it(`sends nothing to a surrounding page that is not an editor: ${JSON.stringify(around)} [ESC-06]`, () => {
      const page = pageAt('/', around)
      start({ $site }, page)
      press()
      expect([page.said, page.went]).to.deep.equal([[], []])
    })
  }

  it('does nothing while the visitor edits text [ESC-03] [ESC-05]', () => {
    const page = pageAt('/')
    $site.set(OWNER)
    start({ $site }, page)
    const field = document.body.appendChild(document.createElement('input'))
    press({}, field)
    press({ shiftKey: true }, field)
    expect(page.went).to.deep.equal([])
  })

  it('leaves the key to the page’s own dialog [ESC-03]', () => {
    const page = pageAt('/')
    $site.set(OWNER)
    start({ $site }, page)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    press()
    expect(page.went).to.deep.equal([])
    dialog.close()
    press()
    expect(page.went.length).to.equal(1)
  })
})
