import { expect } from 'chai'
import Cookies from 'js-cookie'
import { errorsDuring } from '../../../test/mount'
import { CRUMB } from '../../calls/core/crumb'
import { IDENTITY_COOKIE, logOut } from './log-out'

const OWNER = { authenticatedAccount: { id: 'owner' } }
const CUSTOMER = { authenticatedAccount: null }

describe('logging out', () => {
  const { fetch } = window
  let calls: string[] = []
  let landings: string[] = []

  /** The page's window with a stub for navigation, so that tests do not leave their page. */
  const view = (): Window => {
    const { origin, hostname } = location
    const assign = (address: string) => void landings.push(address.replace(origin, ''))
    return { document, location: { origin, hostname, assign } } as unknown as Window
  }
  /** A dialog about a failed call loads on its own time, so that its report may come within another test. */
  const ownErrors = async (act: () => Promise<unknown>): Promise<string[]> =>
    (await errorsDuring(act)).filter(code => code !== 'system-error')
  const answer = (...answers: (object | 'offline')[]): void => {
    window.fetch = async (input, init) => {
      const url = new URL(`${input}`)
      calls.push(`${init?.method} ${url.pathname}${url.search}`)
      const body = answers[calls.length - 1] ?? 'offline'
      if (body === 'offline') throw new TypeError('offline')
      return new Response(JSON.stringify(body), { status: 'crumbFail' in body ? 400 : 200 })
    }
  }

  beforeEach(() => {
    calls = []
    landings = []
    Cookies.set(CRUMB, 'old')
    Cookies.set(IDENTITY_COOKIE, 'me')
  })
  afterEach(() => {
    window.fetch = fetch
    for (const name of [CRUMB, IDENTITY_COOKIE]) Cookies.remove(name)
  })

  it('ends an owner’s session and lands on the root with a message [OWN-14] [SES-05]', async () => {
    answer({ success: true })
    await logOut(OWNER, view())
    expect(calls).to.deep.equal(['POST /api/auth/Logout?crumb=old'])
    expect(landings).to.deep.equal(['/?logout=true'])
  })

  it('ends a customer’s session, and keeps the cart’s content [OWN-14] [SES-03]', async () => {
    answer({ success: true })
    await logOut(CUSTOMER, view())
    expect(calls).to.deep.equal(['DELETE /api/site-users/account/session?cloneCart=true&crumb=old'])
    expect(landings).to.deep.equal(['/?logout=true'])
  })

  it('clears the identity cookie [OWN-15]', async () => {
    answer({ success: true })
    await logOut(OWNER, view())
    expect(Cookies.get(IDENTITY_COOKIE)).to.equal(undefined)
  })

  for (const site of [OWNER, CUSTOMER]) {
    const who = site.authenticatedAccount ? 'an owner' : 'a customer'
    it(`repeats the call of ${who} once with a fresh crumb [SES-04]`, async () => {
      answer({ crumbFail: true, crumb: 'new' }, { success: true })
      await logOut(site, view())
      expect(calls.map(call => call.replace(/.*crumb=/, ''))).to.deep.equal(['old', 'new'])
      expect(landings).to.have.length(1)
    })
  }

  it('gives up after the second refusal and changes nothing [SES-04]', async () => {
    answer({ crumbFail: true, crumb: 'new' }, { crumbFail: true, crumb: 'newer' }, { success: true })
    expect(await ownErrors(() => logOut(CUSTOMER, view()))).to.deep.equal(['logout-failed'])
    expect([calls.length, landings.length]).to.deep.equal([2, 0])
    expect(Cookies.get(IDENTITY_COOKIE)).to.equal('me')
  })

  it('can be tried again after a failure', async () => {
    answer('offline', { success: true })
    expect(await ownErrors(() => logOut(OWNER, view()))).to.deep.equal(['logout-failed'])
    expect(landings).to.deep.equal([])
    await logOut(OWNER, view())
    expect(landings).to.deep.equal(['/?logout=true'])
  })

  it('makes one call for two requests', async () => {
    answer({ success: true })
    await Promise.all([logOut(OWNER, view()), logOut(OWNER, view())])
    expect([calls.length, landings.length]).to.deep.equal([1, 1])
  })

  it('works without access to cookies', async () => {
    answer({ success: true })
    const sandboxed = Object.defineProperty({}, 'cookie', {
      set() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const page = { ...view(), document: sandboxed } as unknown as Window
    expect(await ownErrors(() => logOut(OWNER, page))).to.deep.equal(['logout-failed'])
    expect(landings).to.deep.equal(['/?logout=true'])
  })
})
