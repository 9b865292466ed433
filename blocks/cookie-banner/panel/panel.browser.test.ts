import { expect } from 'chai'
import { closeNewest } from '../../../src/overlays/escape-stack'
import { mount, until, violations } from '../../../test/mount'
import '../cookie-banner'

const within = (host: HTMLElement, selector: string): HTMLElement | null =>
  host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const focused = (host: HTMLElement): Element | null => host.shadowRoot?.activeElement ?? null
const offered = ['functional', 'analytics', 'marketing']

async function open(data: object = {}): Promise<HTMLElement> {
  const host = await mount('cookie-banner', { offered, hasNotice: false, isPanelOpen: true, ...data })
  await until(() => within(host, '.panel[open]'))
  return host
}
function heard(host: HTMLElement): unknown[] {
  const events: unknown[] = []
  for (const type of ['consent-chosen', 'cookie-banner:close-panel']) {
    host.addEventListener(`ashlar:${type}`, event => events.push((event as CustomEvent).detail ?? type))
  }
  return events
}
const button = (host: HTMLElement, text: string): HTMLButtonElement | undefined =>
  [...(host.shadowRoot?.querySelectorAll('button') ?? [])].find(
    ({ textContent, ariaLabel }) => textContent === text || ariaLabel === text,
  )
const tab = (host: HTMLElement, shiftKey = false): boolean | undefined =>
  focused(host)?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, composed: true, cancelable: true }),
  )

describe('the preferences panel', () => {
  it('has a switch for each available category, in its current state', async () => {
    const host = await open({ choice: { functional: true, analytics: false, marketing: false } })
    const boxes = [...(host.shadowRoot?.querySelectorAll('input') ?? [])]
    expect(boxes.map(({ name, checked }) => [name, checked])).to.deep.equal([
      ['functional', true],
      ['analytics', false],
      ['marketing', false],
    ])
    expect(within(host, 'li')?.textContent).to.match(/^Necessary.*Always on$/)
  })

  it('shows the texts of the site, and its own for those that the site has not written', async () => {
    const host = await open({
      consentTexts: {
        title: 'Your choice',
        save: 4,
        necessary: { text: 'Keeps your cart.' },
        analytics: { name: 'Counting', text: '<b>Visits</b>' },
        marketing: 'none',
      },
    })
    expect(within(host, 'h2')?.textContent).to.equal('Your choice')
    expect(button(host, 'Save choices')).not.to.equal(undefined)
    const items = [...(host.shadowRoot?.querySelectorAll('li') ?? [])].map(item => item.textContent)
    expect(items[0]).to.equal('NecessaryKeeps your cart.Always on')
    expect(items[2]).to.equal('Counting<b>Visits</b>')
    expect(items[3]).to.match(/^MarketingMeasures/)
  })

  it('notifies the page of the choice', async () => {
    const host = await open()
    const events = heard(host)
    within(host, '[name=analytics]')?.click()
    for (const text of ['Save choices', 'Accept all', 'Decline all']) button(host, text)?.click()
    expect(events).to.deep.equal([
      { functional: false, analytics: true, marketing: false },
      { functional: true, analytics: true, marketing: true },
      { functional: false, analytics: false, marketing: false },
    ])
  })

  it('chooses nothing when it is closed: by its button, by Escape, by the browser', async () => {
    const host = await open()
    const events = heard(host)
    button(host, 'Close')?.click()
    expect(closeNewest()).to.equal(true)
    within(host, '.panel')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(events).to.deep.equal(Array(3).fill('cookie-banner:close-panel'))
  })

  it('keeps the focus inside, and restores it [A11Y-01]', async () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    const host = await open()
    await until(() => focused(host) === button(host, 'Close'))
    // A synthetic key does not move the focus by itself: only the trap does.
    await until(() => tab(host, true) === false)
    expect(focused(host) === button(host, 'Save choices')).to.equal(true)
    tab(host)
    expect(focused(host) === button(host, 'Close')).to.equal(true)
    host.remove()
    await until(() => document.activeElement === opener)
    expect(closeNewest()).to.equal(false)
    expect(document.documentElement.hasAttribute('style')).to.equal(false)
  })

  it('explains Global Privacy Control, and shows the date of the choice', async () => {
    const host = await open({ isOptedOut: true, chosenAt: Date.UTC(2026, 0, 15, 12) })
    const notes = [...(host.shadowRoot?.querySelectorAll('.note') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(notes[0]).to.contain('Global Privacy Control')
    expect(notes[1]).to.match(/2026/)
  })

  for (const cookieBannerTheme of ['LIGHT', 'DARK']) {
    it(`is accessible, ${cookieBannerTheme}`, async () => {
      const host = await open({ cookieBannerTheme, isOptedOut: true, chosenAt: 1 })
      await Promise.all((within(host, '.panel')?.getAnimations() ?? []).map(({ finished }) => finished))
      expect(await violations(host)).to.deep.equal([])
      // The page's own header and footer are its landmarks.
      expect(within(host, 'header, footer, [role=banner], [role=contentinfo]') === null).to.equal(true)
      const small = [...(host.shadowRoot?.querySelectorAll('button, input') ?? [])].filter(target => {
        const { width, height } = target.getBoundingClientRect()
        return Math.min(width, height) < 24
      })
      expect(small.length).to.equal(0)
    })
  }
})
