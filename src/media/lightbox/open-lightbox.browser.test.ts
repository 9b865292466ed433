import { expect } from 'chai'
import { errorsDuring, settle, until } from '../../../test/mount'
import { $site } from '../../site/core/site'
import { interceptClicks } from '../intercept-clicks'
import type { LightboxRequest } from './lightbox.request'
import { $lightbox } from './lightbox-store'
import { openLightbox, prepareLightbox } from './open-lightbox'

const REQUEST: LightboxRequest = { items: [], index: 0, theme: 'dark', opener: null, historyHash: false }
const RUNTIME = { ashlar: { discover: () => {} } } as unknown as Window
const stages = (): number => document.querySelectorAll('ashlar-lightbox[data-stage]').length

/** Collects the messages of lightbox errors that are reported while `act` runs. */
async function messagesDuring(act: () => Promise<unknown>): Promise<string[]> {
  const messages: string[] = []
  const listen = (event: CustomEvent<Error>): void => {
    event.preventDefault()
    if (event.detail.message.includes('lightboxify')) messages.push(event.detail.message)
  }
  document.addEventListener('ashlar:error', listen as EventListener)
  await act().finally(() => document.removeEventListener('ashlar:error', listen as EventListener))
  return messages
}

describe('a page’s lightbox', () => {
  afterEach(() => {
    $site.set({})
    $lightbox.set(null)
  })

  for (const [where, view, rollups] of [
    ['without the runtime', {}, undefined],
    ['beside an element that bears its name', { ashlar: document.createElement('img') }, undefined],
    ['where the context gives it no script', RUNTIME, { lightbox: { js: [] } }],
    ['where the context gives it nothing', RUNTIME, { lightbox: null }],
  ] as const) {
    it(`is not available ${where}, and says so [LBX-22]`, async () => {
      $site.set({ rollups })
      const messages = await messagesDuring(async () => {
        expect(await openLightbox(REQUEST, view as unknown as Window)).to.equal(false)
      })
      expect(messages).to.deep.equal(['lightboxify is not available in this tier!'])
      expect([stages(), $lightbox.get()]).to.deep.equal([0, null])
    })
  }

  it('gives up if its bundle fails [LBX-22]', async () => {
    const messages = await messagesDuring(async () => {
      const opening = openLightbox(REQUEST, RUNTIME)
      const detail = Object.assign(new Error('no block named lightbox'), { code: 'rollup-missing' })
      document.dispatchEvent(new CustomEvent('ashlar:error', { detail, cancelable: true }))
      expect(await opening).to.equal(false)
    })
    expect(messages).to.deep.equal(['lightboxify is not available in this tier!'])
    expect($lightbox.get()).to.equal(null)
  })

  it('waits for its bundle whatever happens to others', async () => {
    const opening = openLightbox(REQUEST, RUNTIME)
    const detail = Object.assign(new Error('no block named sundial'), { code: 'rollup-missing' })
    document.dispatchEvent(new CustomEvent('ashlar:error', { detail }))
    await settle()
    expect($lightbox.get()).to.equal(REQUEST)
    customElements.define('ashlar-lightbox', class extends HTMLElement {})
    expect(await opening).to.equal(true)
  })

  it('is on the page once', () => {
    expect([prepareLightbox(RUNTIME), prepareLightbox(RUNTIME), stages()]).to.deep.equal([true, true, 1])
    expect(document.body.lastElementChild?.getAttribute('data-load')).to.equal('eager')
  })
})

describe('clicks on links to pictures', () => {
  const opened: string[] = []

  function click(init: MouseEventInit, prepare: (event: MouseEvent) => void = () => {}): boolean {
    const box = document.createElement('div')
    const link = Object.assign(document.createElement('a'), { href: '#large', id: 'link' })
    box.append(link, document.createElement('a'))
    document.body.append(box)
    opened.length = 0
    interceptClicks(box, '#link', ({ id }) => opened.push(id))
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    link.addEventListener('click', event => prepare(event))
    let isTaken = false
    const stay = (event: Event): void => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', stay, { once: true })
    link.dispatchEvent(event)
    return isTaken
  }

  it('open them', () => {
    expect([click({}), opened]).to.deep.equal([true, ['link']])
  })

  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    it(`follow their href with ${Object.keys(init)}`, () => {
      expect([click(init), opened]).to.deep.equal([false, []])
    })
  }

  it('follow the link if the lightbox fails', async () => {
    const box = document.createElement('div')
    const link = Object.assign(document.createElement('a'), { href: '#large', id: 'link' })
    box.append(link)
    document.body.append(box)
    interceptClicks(box, '#link', () => Promise.reject(new Error('the part is gone')))
    const { hash } = location
    const codes = await errorsDuring(async () => {
      link.click()
      await until(() => location.hash === '#large')
    })
    history.replaceState(null, '', hash || location.pathname + location.search)
    expect(codes).to.have.length(1)
  })

  it('that the page handles itself are left alone', () => {
    expect([click({}, event => event.preventDefault()), opened]).to.deep.equal([true, []])
  })
})
