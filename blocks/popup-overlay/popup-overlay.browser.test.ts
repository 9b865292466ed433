import { expect } from 'chai'
import { closeNewest } from '../../src/overlays/escape-stack'
import { POPUP_KEY, readPopupRecord } from '../../src/overlays/popup-record'
import { $site } from '../../src/site/core/site'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import '../newsletter/newsletter'
import { calls, withServer } from './popup-overlay.fixture'
import './popup-overlay'

const DATA = {
  title: 'Four firings a year',
  text: 'We write before each.\n\nNever more.',
  button: { text: 'See the last one', url: '/shop' },
  version: 7,
}

const surface = (): Element | null => document.querySelector('[data-ashlar-surface="popup-overlay"]')
const dialog = (): HTMLDialogElement | null | undefined => surface()?.shadowRoot?.querySelector('dialog')
const part = (name: string): HTMLElement => {
  const found = surface()?.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`)
  if (!found) throw new Error(`the pop-up has no ${name}`)
  return found
}

async function open(data: object, html = ''): Promise<HTMLElement> {
  const block = await mount('popup-overlay', data, html)
  await until(() => dialog()?.matches(':modal'))
  for (const animation of surface()?.shadowRoot?.getAnimations() ?? []) animation.finish()
  return block
}
const gone = (): Promise<boolean> => until(() => !surface())

describe('<ashlar-popup-overlay>', () => {
  beforeEach(() => localStorage.removeItem(POPUP_KEY))
  afterEach(() => {
    $site.set({})
    localStorage.removeItem(POPUP_KEY)
  })

  it('is an accessible dialog with its title as its name, above everything else', async () => {
    await open({
      ...DATA,
      image: { src: '/src/media/images/picture.fixture.png', alt: 'A kiln', width: 40, height: 20 },
    })
    const title = surface()?.shadowRoot?.querySelector('h2')
    expect(title?.id).to.equal(dialog()?.getAttribute('aria-labelledby'))
    expect([...part('text').querySelectorAll('p')].map(p => p.textContent)).to.deep.equal([
      'We write before each.',
      'Never more.',
    ])
    expect(part('button').getAttribute('href')).to.equal('/shop')
    expect(await violations(document.body)).to.deep.equal([])
    const { width, height } = part('close').getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(24)
  })

  it("shows the server's nodes, in the page itself, and restores them", async () => {
    const block = await open({}, '<h2>Sale</h2><p id="kept">All of June</p>')
    const kept = document.querySelector('#kept')
    expect(kept?.parentElement === surface()).to.equal(true)
    expect(dialog()?.ariaLabel).to.equal('A message from this site')
    expect(kept && kept.getBoundingClientRect().height > 0).to.equal(true)
    part('close').click()
    await gone()
    expect(block.querySelector('#kept') === kept).to.equal(true)
  })

  for (const [way, close] of [
    ['its button', () => part('close').click()],
    ['Escape, by the page’s one stack', () => void closeNewest()],
    ['a gesture of the device', () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ] as const) {
    it(`closes by ${way}, remembers that, and the focus is back [POP-18]`, async () => {
      const button = document.createElement('button')
      document.body.append(button)
      button.focus()
      const before = Date.now()
      const block = await open(DATA)
      expect(surface()?.shadowRoot?.activeElement === part('close')).to.equal(true)
      expect(document.body.style.overflow).to.equal('hidden')
      close()
      await gone()
      expect(document.body.style.overflow).to.equal('')
      expect(document.activeElement === button).to.equal(true)
      expect(block.isConnected).to.equal(false)
      expect(closeNewest()).to.equal(false)
      const record = readPopupRecord()
      expect([record?.version, record?.submitted]).to.deep.equal([7, false])
      expect(record?.dateClosed).to.be.within(before, Date.now())
    })
  }

  it('closes on a press beside the panel, but not on one that began inside', async () => {
    await open(DATA)
    const press = (type: string, target: Element): boolean =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
    press('pointerdown', part('panel'))
    press('click', part('dialog'))
    await settle()
    expect(dialog()?.open).to.equal(true)
    press('pointerdown', part('dialog'))
    press('click', part('dialog'))
    await gone()
  })

  it("sends its sign-up as an overlay's form, and records it [POP-17]", async () => {
    await withServer(async sent => {
      await open({ ...DATA, newsletter: { formId: 'firings', buttonText: 'Subscribe' } })
      const form = await until(() => surface()?.querySelector<HTMLElement>('ashlar-newsletter form'))
      const email = form.querySelector<HTMLInputElement>('input[name=email]')
      if (email) email.value = 'ada@example.com'
      form.querySelector('button')?.click()
      await until(() => readPopupRecord()?.submitted)
      expect(sent.map(({ isOverlayForm, formId }) => [formId, isOverlayForm])).to.deep.equal([
        ['firings', true],
      ])
      expect(dialog()?.open).to.equal(true)
      expect(await until(() => surface()?.querySelector('.form__sent')?.textContent)).to.equal('Thank you!')
      part('close').click()
      await gone()
      expect(readPopupRecord()?.submitted).to.equal(true)
    })
  })

  it('ignores a form elsewhere on the page [POP-17]', async () => {
    await open(DATA)
    document.body.append(document.createElement('form'))
    document.body.lastElementChild?.dispatchEvent(new CustomEvent('ashlar:submitted', { bubbles: true }))
    expect(readPopupRecord()).to.equal(undefined)
  })

  it('counts its views and closings once the visitor has consented, whatever the server responds [POP-19]', async () => {
    await calls(500, async sent => {
      await open(DATA)
      await settle()
      expect(sent).to.deep.equal([])
      document.dispatchEvent(new CustomEvent('ashlar:consent', { detail: { analytics: true } }))
      await until(() => sent.length === 1)
      part('close').click()
      await until(() => sent.length === 2)
      expect(sent.map(({ event, version }) => [event, version])).to.deep.equal([
        ['show', 7],
        ['close', 7],
      ])
    })
  })

  it('records and counts nothing in a preview', async () => {
    $site.set({ consent: 'compat' })
    await calls(204, async sent => {
      await open({ ...DATA, isPreview: true })
      part('close').click()
      await gone()
      await settle()
      expect(readPopupRecord()).to.equal(undefined)
      expect(sent).to.deep.equal([])
    })
  })

  it('follows its position setting', async () => {
    await open({ ...DATA, position: 'bottom-right' })
    const { right, bottom } = part('panel').getBoundingClientRect()
    expect(innerWidth - right).to.be.within(0, 40)
    expect(innerHeight - bottom).to.be.within(0, 60)
  })

  it('opens once, and not without content', async () => {
    await mount('popup-overlay', {})
    expect(surface() === null).to.equal(true)
    await open(DATA)
    await mount('popup-overlay', { ...DATA, title: 'Another' })
    expect(document.querySelectorAll('[data-ashlar-surface]').length).to.equal(1)
  })

  it('links only to safe addresses, and reports invalid data', async () => {
    const codes = await errorsDuring(() => mount('popup-overlay', '{"title":7}'))
    expect(codes).to.deep.equal(['data-invalid'])
    expect(surface() === null).to.equal(true)
    await open({ ...DATA, button: { text: 'Go', url: 'javascript:alert(1)' } })
    expect(surface()?.shadowRoot?.querySelector('[part="button"]') === null).to.equal(true)
  })
})
