import { expect } from 'chai'
import type { DialogOutcome } from '../../src/overlays/dialog-requests/dialog.request'
import { openDialog } from '../../src/overlays/dialog-requests/open-dialog'
import { mount, until, violations } from '../../test/mount'
import './dialog'
import {
  ask,
  dialogsNow,
  find,
  focused,
  opener,
  press,
  QUESTION,
  stage,
  withoutDialogs,
} from './dialog.fixture'

const textsOf = (dialog: Element): (string | null)[] =>
  [...dialog.querySelectorAll('button')].map(button => button.ariaLabel ?? button.textContent)

describe('a dialog', () => {
  afterEach(withoutDialogs)

  it('is shown, hiding, hidden, and then removed [DLG-01]', async () => {
    const { dialog } = await ask()
    const phases = [dialog.dataset.phase]
    const watch = new MutationObserver(() => phases.push(dialog.dataset.phase))
    watch.observe(dialog, { attributeFilter: ['data-phase'] })
    find(dialog, 'Yes').click()
    await until(() => !dialog.isConnected)
    watch.disconnect()
    expect(phases).to.deep.equal(['shown', 'hiding', 'hidden'])
  })

  for (const [style, texts] of [
    ['confirm-or-reject', ['No', 'Yes']],
    ['confirm-or-cancel', ['Cancel', 'OK']],
    ['confirm-only', ['OK']],
    ['no-buttons', ['Close']],
  ] as const) {
    it(`has its buttons in the style ${style}, and is accessible [DLG-03]`, async () => {
      const { dialog } = await ask({ ...QUESTION, style })
      expect(textsOf(dialog)).to.deep.equal(texts)
      await until(() => dialog.getAnimations({ subtree: true }).length === 0)
      expect(await violations(document.body)).to.deep.equal([])
    })
  }

  it('uses the given button labels [DLG-03]', async () => {
    const { dialog } = await ask({ ...QUESTION, labels: { confirm: 'Fire', reject: '' } })
    expect(textsOf(dialog)).to.deep.equal(['No', 'Fire'])
  })

  for (const [outcome, act] of [
    ['confirm', dialog => find(dialog, 'Yes').click()],
    ['reject', dialog => find(dialog, 'No').click()],
    ['cancel', () => press('Escape')],
  ] satisfies [DialogOutcome, (dialog: Element) => unknown][]) {
    it(`fires ashlar:${outcome} and then hides [DLG-02]`, async () => {
      const { dialog, outcome: settled } = await ask()
      const heard: unknown[] = []
      const listen = (event: Event): void => {
        heard.push(event.type, dialog.dataset.phase, (event as CustomEvent).detail.title)
      }
      document.addEventListener(`ashlar:${outcome}`, listen)
      act(dialog)
      document.removeEventListener(`ashlar:${outcome}`, listen)
      expect(await settled).to.equal(outcome)
      expect(heard).to.deep.equal([`ashlar:${outcome}`, 'shown', 'Fire the kiln?'])
      expect(dialog.dataset.phase).not.to.equal('shown')
    })
  }

  it('accepts one answer only [DLG-02]', async () => {
    const { dialog, outcome } = await ask()
    const heard: string[] = []
    const listen = ({ type }: Event): void => void heard.push(type)
    for (const type of ['ashlar:confirm', 'ashlar:reject']) document.addEventListener(type, listen)
    find(dialog, 'No').click()
    find(dialog, 'Yes').click()
    for (const type of ['ashlar:confirm', 'ashlar:reject']) document.removeEventListener(type, listen)
    expect([await outcome, heard]).to.deep.equal(['reject', ['ashlar:reject']])
  })

  it('is 350 px wide with 20 px of padding, on layer 30000 and up [DLG-05] [DLG-07]', async () => {
    const { dialog } = await ask()
    const { inlineSize, paddingInlineStart } = getComputedStyle(find(dialog, '.box'))
    const room = Math.min(350, dialog.clientWidth - 24)
    expect([inlineSize, paddingInlineStart, getComputedStyle(dialog).zIndex]).to.deep.equal([
      `${room}px`,
      '20px',
      '30000',
    ])
  })

  it('is named by its title and described by its message', async () => {
    const { dialog } = await ask()
    const root = dialog.getRootNode() as ShadowRoot
    const textOf = (attribute: string): string | null | undefined =>
      root.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
    expect([textOf('aria-labelledby'), textOf('aria-describedby')]).to.deep.equal([
      'Fire the kiln?',
      'It takes nine hours.',
    ])
  })

  it('shows markup as text', async () => {
    const { dialog } = await ask({ ...QUESTION, title: '<img src=x onerror=alert(1)>' })
    expect(find(dialog, '.title').textContent).to.equal('<img src=x onerror=alert(1)>')
    expect(dialog.querySelector('img') === null).to.equal(true)
  })

  it('focuses the least destructive button, traps the focus, and restores it before it resolves [A11Y-02]', async () => {
    const button = opener()
    const { dialog, outcome } = await ask()
    const no = find(dialog, 'No')
    const yes = find(dialog, 'Yes')
    const path = [focused() === no]
    // A synthetic key does not move the focus by itself: only the trap does.
    await until(() => press('Tab', { shiftKey: true }).defaultPrevented)
    path.push(focused() === yes)
    press('Tab')
    path.push(focused() === no)
    const after = outcome.then(() => document.activeElement === button)
    press('Escape')
    expect([...path, await after]).to.deep.equal([true, true, true, true])
  })

  it('is above earlier ones, and Escape closes the newest [ESC-01]', async () => {
    const below = await ask()
    const above = await ask({ ...QUESTION, title: 'Sure?' })
    expect(press('Escape').defaultPrevented).to.equal(true)
    expect(await above.outcome).to.equal('cancel')
    expect([below.dialog.open, below.dialog.matches(':modal')]).to.deep.equal([true, true])
    expect(below.dialog.contains(focused())).to.equal(true)
    press('Escape')
    expect(await below.outcome).to.equal('cancel')
  })

  it("is canceled by the browser's own close requests", async () => {
    const { dialog, outcome } = await ask()
    dialog.close()
    expect(await outcome).to.equal('cancel')
  })

  it("locks the page's scrolling, and unlocks it whatever closes first", async () => {
    const { style } = document.body
    const below = await ask()
    await ask({ ...QUESTION, title: 'Sure?' })
    find(below.dialog, 'No').click()
    await below.outcome
    const isHeld = style.overflow
    press('Escape')
    await until(() => dialogsNow().length === 0)
    expect([isHeld, style.overflow]).to.deep.equal(['hidden', ''])
  })

  it('is canceled when its stage is removed, and unlocks the page', async () => {
    const { outcome } = await ask()
    stage()?.remove()
    expect(await outcome).to.equal('cancel')
    await until(() => document.body.style.overflow === '')
    expect((await ask()).dialog.isConnected).to.equal(true)
  })

  it('has the text direction of its opener', async () => {
    const button = opener()
    button.dir = 'rtl'
    const { dialog } = await ask({ ...QUESTION, opener: button })
    expect(getComputedStyle(dialog).direction).to.equal('rtl')
  })

  it('without buttons closes on a click beside it, unlike others', async () => {
    const quiet = await ask({ ...QUESTION, style: 'no-buttons' })
    find(quiet.dialog, '.message').click()
    expect(quiet.dialog.dataset.phase).to.equal('shown')
    quiet.dialog.click()
    expect(await quiet.outcome).to.equal('cancel')
    const asking = await ask()
    asking.dialog.click()
    expect(asking.dialog.dataset.phase).to.equal('shown')
  })
})

describe('a dialog block', () => {
  afterEach(withoutDialogs)

  it('holds a click until the visitor has confirmed', async () => {
    const host = await mount('dialog', { title: 'Leave?' }, '<a href="#left">Leave</a>')
    const clicks: string[] = []
    host.firstElementChild?.addEventListener('click', event => {
      event.preventDefault()
      clicks.push('page')
    })
    const link = find(host, 'a')
    for (const answer of ['Cancel', 'OK']) {
      link.click()
      const dialog = await until(() => dialogsNow().at(-1))
      await until(() => dialog.open)
      find(dialog, answer).click()
      await until(() => !dialog.isConnected)
    }
    expect(clicks).to.deep.equal(['page'])
    expect(location.hash).to.equal('')
  })

  it('fires its answers as its own events', async () => {
    const host = await mount('dialog', { title: 'Leave?' }, '<button type="button">Leave</button>')
    const targets: unknown[] = []
    host.addEventListener('ashlar:cancel', ({ target }) => targets.push(target))
    const outcome = openDialog({ ...QUESTION, opener: find(host, 'Leave') })
    await until(() => dialogsNow()[0]?.open)
    press('Escape')
    await outcome
    expect(targets[0] === host).to.equal(true)
  })
})
