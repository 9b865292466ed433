import { expect } from 'chai'
import Cookies from 'js-cookie'
import { $dialogs } from '../../../src/overlays/dialog-requests/dialog-store'
import { $site } from '../../../src/site/core/site'
import { until } from '../../../test/mount'
import { startFeatures } from '../../core/features/start-features'
import { start as greet } from './logout-notice'
import { start } from './owner-redirect'

const OWNER = { authenticatedAccount: { id: 'me' }, websiteRoles: ['admin'], website: { identifier: 'tarn' } }

/** A window at that address, that goes nowhere. */
function windowAt(address: string, { isFramed = false, ...more }: { isFramed?: boolean } & object = {}) {
  const { origin, pathname, search, hash, hostname } = new URL(address)
  const went: string[] = []
  const history: unknown[] = []
  const location = { origin, pathname, search, hash, hostname, replace: (to: string) => went.push(to) }
  const self = {}
  const page = { document: { location, cookie: '' }, location, self, top: isFramed ? {} : self, ...more }
  const view = { ...page, history: { state: 7, replaceState: (...call: unknown[]) => history.push(call) } }
  return { view: view as unknown as Window, cookie: () => page.document.cookie, went, history }
}

describe('an owner on a page of the site', () => {
  afterEach(() => {
    sessionStorage.clear()
    $site.set({})
  })

  const visit = (address: string, context: object = OWNER, more = {}): string[] => {
    $site.set({ ...context })
    const { view, went } = windowAt(address, more)
    start({ $site }, view)
    return went
  }

  it('is redirected to the panel, with this page in it [OWN-01] [OWN-03]', () => {
    expect(visit('https://tarn.example/work?x=1#top')).to.deep.equal([
      'https://tarn.example/config/?frameUrl=%2Fwork%3Fx%3D1',
    ])
  })

  it('is redirected to the site’s host under the application domain [OWN-02]', () => {
    expect(visit('https://tarn.example/', { ...OWNER, appDomain: 'builder.example' })).to.deep.equal([
      'https://tarn.builder.example/config/?frameUrl=%2F',
    ])
  })

  it('gets an expanded panel by a site-wide cookie [OWN-11]', () => {
    $site.set(OWNER)
    const { view, cookie } = windowAt('https://tarn.example/')
    start({ $site }, view)
    expect(cookie()).to.equal('preview-frame-expanded=true; Path=/; SameSite=Lax')
  })

  for (const [what, context] of [
    ['an anonymous visitor [OWN-12]', { authenticatedAccount: null, websiteRoles: ['admin'] }],
    ['an invalid account [OWN-12]', { ...OWNER, authenticatedAccount: 'me' }],
    ['a viewer [OWN-04]', { ...OWNER, websiteRoles: ['viewer'] }],
    ['a site in developer mode [OWN-05]', { ...OWNER, developerMode: true }],
    ['a site in developer mode, set on the website [OWN-05]', { ...OWNER, website: { developerMode: true } }],
    ['a cloneable site [OWN-06]', { ...OWNER, website: { cloneable: true } }],
  ] as const) {
    it(`stays with ${what}`, () => {
      expect(visit('https://tarn.example/', context)).to.deep.equal([])
    })
  }

  it('counts as an editor if the roles are invalid [OWN-04]', () => {
    expect(visit('https://tarn.example/', { ...OWNER, websiteRoles: 'viewer' })).to.have.length(1)
    expect(visit('https://tarn.example/', { ...OWNER, websiteRoles: [{}, null] })).to.have.length(1)
  })

  it('stays inside a frame [OWN-07]', () => {
    expect(visit('https://tarn.example/', OWNER, { isFramed: true })).to.deep.equal([])
  })

  for (const address of ['https://tarn.example/?noredirect', 'http://localhost:8000/']) {
    it(`stays at ${address} and for the rest of the session [OWN-08] [OWN-09] [OWN-10]`, () => {
      expect(visit(address)).to.deep.equal([])
      expect(visit('https://tarn.example/next')).to.deep.equal([])
      sessionStorage.clear()
      expect(visit('https://tarn.example/next')).to.have.length(1)
    })
  }

  it('is redirected despite another script’s value under the same key [OWN-10]', () => {
    sessionStorage.setItem('ss_noredirect', '{{')
    expect(visit('https://tarn.example/')).to.have.length(1)
  })

  it('is redirected even if cookies cannot be set [OWN-11]', () => {
    const document = {}
    const denied = new DOMException('denied', 'SecurityError')
    Object.defineProperty(document, 'cookie', {
      set() {
        throw denied
      },
    })
    const listen = (event: Event) => event.preventDefault()
    window.addEventListener('ashlar:error', listen)
    expect(visit('https://tarn.example/', OWNER, { document })).to.have.length(1)
    window.removeEventListener('ashlar:error', listen)
  })

  it('stays on a real page on localhost once the context has the account [OWN-09] [OWN-10]', async () => {
    startFeatures({ errors: [], questions: [], $site, found: () => {}, load: async () => [] })
    $site.set(OWNER)
    await until(() => sessionStorage.getItem('ss_noredirect'))
    expect(Cookies.get('preview-frame-expanded')).to.equal(undefined)
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
  })
})

describe('a page with logout=true', () => {
  afterEach(() => $dialogs.set([]))

  it('shows the dialog once, and removes the parameter from the URL [OWN-13]', () => {
    const { view, history } = windowAt('https://tarn.example/work?a=1&logout=true#top')
    greet({}, view)
    expect($dialogs.get().map(({ request }) => request)).to.deep.equal([
      {
        kind: 'information',
        title: 'Logout Successful',
        message: 'You have been successfully logged out.',
      },
    ])
    expect(history).to.deep.equal([[7, '', '/work?a=1#top']])
    expect(document.querySelectorAll('ashlar-dialog').length).to.equal(1)
  })

  for (const [address, more] of [
    ['https://tarn.example/?logout=true', { isFramed: true }],
    ['https://tarn.example/?logout=false', {}],
    ['https://tarn.example/?xlogout=true', {}],
  ] as const) {
    it(`shows no dialog at ${address} ${'isFramed' in more ? 'in a frame' : ''} [OWN-13]`, () => {
      const { view, history } = windowAt(address, more)
      greet({}, view)
      expect([$dialogs.get().length, history.length]).to.deep.equal([0, 0])
    })
  }
})
