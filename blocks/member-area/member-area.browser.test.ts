import { expect } from 'chai'
import { siteUserToken } from '../../src/calls/client/site-user-token'
import { $dialogs, cancelAll } from '../../src/overlays/dialog-requests/dialog-store'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './member-area'

const LINK = '<p>For members. <a href="/account">Come in</a> or <a href="/join">join</a></p>'

const state = (block: Element): string | undefined =>
  block.querySelector<HTMLElement>('.member-area')?.dataset['state']
const link = (block: Element): HTMLAnchorElement => block.querySelector('a') as HTMLAnchorElement
const asked = (): string[] => $dialogs.get().map(({ request }) => request.kind)

describe('<ashlar-member-area>', () => {
  const { fetch } = window
  const stay = (event: Event): void => event.preventDefault()

  // The tests must not leave their page.
  beforeEach(() => document.addEventListener('click', stay))
  afterEach(() => {
    document.removeEventListener('click', stay)
    window.fetch = fetch
    siteUserToken.store(undefined)
    cancelAll()
  })

  it('links anonymous visitors to the login, and is accessible', async () => {
    const block = await mount('member-area', { loginUrl: '/way-in' })
    expect([state(block), link(block).textContent, link(block).pathname]).to.deep.equal([
      'out',
      'Log in',
      '/way-in',
    ])
    expect(await violations(block)).to.deep.equal([])
  })

  it('opens the login dialog from the first of the server’s links, and leaves the others to the browser', async () => {
    const block = await mount('member-area', { member: null }, LINK)
    const taken: boolean[] = []
    block.parentElement?.addEventListener('click', event => taken.push(event.defaultPrevented))
    block.querySelectorAll('a')[1]?.click()
    link(block).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(taken).to.deep.equal([false, false])
    link(block).click()
    await until(() => asked().length)
    expect(asked()).to.deep.equal(['login'])
    expect($dialogs.get()[0]?.request.opener === link(block)).to.equal(true)
  })

  it('continues after the login at the login’s target', async () => {
    const block = await mount('member-area', { member: null, afterLogin: '#members' }, LINK)
    const fired: unknown[] = []
    block.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
    link(block).click()
    await until(() => asked().length)
    $dialogs.get()[0]?.settle('confirm')
    await until(() => location.hash === '#members')
    expect(fired).to.deep.equal([{ isMember: true }])
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('stays on the page if the page handles the event, or the dialog is closed', async () => {
    const block = await mount('member-area', { afterLogin: '#members' }, LINK)
    let shown = 0
    block.addEventListener('ashlar:change', event => {
      shown++
      event.preventDefault()
    })
    for (const outcome of ['cancel', 'confirm'] as const) {
      link(block).click()
      const dialog = await until(() => $dialogs.get()[0])
      dialog.settle(outcome)
      dialog.leave()
      await settle()
    }
    await until(() => shown === 1)
    expect(location.hash).to.equal('')
  })

  it('shows the member’s name, account and logout, and is accessible', async () => {
    const block = await mount('member-area', { member: { name: 'Ada <b>' }, accountUrl: '/me' }, LINK)
    expect([state(block), block.querySelector('span')?.textContent]).to.deep.equal(['in', 'Ada <b>'])
    expect([link(block).textContent, link(block).pathname]).to.deep.equal(['Your account', '/me'])
    expect(await violations(block)).to.deep.equal([])
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(LINK)
  })

  it('ends a customer’s session, but not an owner’s', async () => {
    const calls: string[] = []
    window.fetch = async (input, init) => {
      calls.push(`${init?.method} ${new URL(`${input}`).pathname}`)
      throw new TypeError('offline')
    }
    const block = await mount('member-area', { member: { email: 'ada@tarn.example' } })
    const codes = await errorsDuring(async () => {
      block.querySelector('button')?.click()
      await until(() => calls.length)
      await settle()
    })
    expect(calls[0]).to.equal('DELETE /api/site-users/account/session')
    expect(codes.filter(code => !/^(logout-failed|system-error)$/.test(code))).to.deep.equal([])
  })

  it('detects a login in this tab and on this page', async () => {
    siteUserToken.store('t1')
    const block = await mount('member-area', {}, LINK)
    await until(() => state(block) === 'in')
    const other = await mount('member-area', { member: null }, LINK)
    expect(state(other)).to.equal('out')
    document.dispatchEvent(new CustomEvent('ashlar:login'))
    await until(() => state(other) === 'in')
    expect(other.textContent).to.contain('You are logged in.')
  })

  it('keeps the server’s link if its data is invalid', async () => {
    const codes = await errorsDuring(async () => {
      const block = await mount('member-area', { member: 'Ada' }, LINK)
      expect(block.innerHTML).to.equal(LINK)
    })
    expect(codes).to.deep.equal(['data-invalid'])
  })
})
