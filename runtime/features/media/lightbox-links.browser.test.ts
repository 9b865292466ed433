import { expect } from 'chai'
import { $lightbox } from '../../../src/media/core/lightbox-store'
import type { LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import { until } from '../../../test/mount'
import { start } from './lightbox-links'

const PICTURE = '/src/media/images/picture.fixture.png'
const image = (alt: string): string => `<img src="${PICTURE}?${alt}" alt="${alt}">`
const link = (alt: string, more = 'data-ashlar-lightbox="set"'): string =>
  `<a href="${PICTURE}?large-${alt}" id="${alt}" ${more}>${image(alt)}</a>`
const BUTTON = (more = ''): string =>
  `<figure><button class="sqs-block-image-button lightbox" ${more}>${image('jar')}</button><figcaption>Moon jar</figcaption></figure>`

function put(html: string): void {
  document.body.innerHTML = html
  start()
}

/** What a click on an element asks for. */
function click(selector: string): LightboxRequest | null {
  $lightbox.set(null)
  document.querySelector<HTMLElement>(selector)?.click()
  return $lightbox.get()
}

const stages = (): number => document.querySelectorAll('ashlar-lightbox[data-stage]').length
const names = (request: LightboxRequest | null): (string | undefined)[] | undefined =>
  request?.items.map(({ meta }) => meta.title)

describe('links to pictures anywhere on a page', () => {
  before(() => {
    // A lightbox that is there, and shows nothing.
    customElements.define('ashlar-lightbox', class extends HTMLElement {})
  })
  beforeEach(() => Reflect.set(window, 'ashlar', { discover: () => {} }))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $lightbox.set(null)
    Reflect.deleteProperty(window, 'ashlar')
  })

  it('open as a set with those of the same value, at the one that was clicked [LBX-01]', () => {
    put(link('one') + link('other', 'data-ashlar-lightbox="else"') + link('two'))
    const request = click('#two img')
    expect([names(request), request?.index]).to.deep.equal([['one', 'two'], 1])
    expect(request?.opener === document.querySelector('#two')).to.equal(true)
    expect(request?.thumbnailOf?.(0) === document.querySelector('#one')).to.equal(true)
    expect(request?.items[0]?.content).to.include({ kind: 'picture', alt: 'one' })
  })

  it('stand alone without a value', () => {
    put(link('one', 'data-ashlar-lightbox') + link('two', 'data-ashlar-lightbox'))
    expect(names(click('#two'))).to.deep.equal(['two'])
  })

  it('that are added later open too, in their set', () => {
    put(link('one'))
    document.body.insertAdjacentHTML('beforeend', link('late'))
    expect(names(click('#late'))).to.deep.equal(['one', 'late'])
  })

  it('take theme, name and arrow keys from whichever of them says so [LBX-20] [LBX-16]', () => {
    const says = 'data-lightbox-theme="light" data-lightbox-label="Work" data-lightbox-keyboard="false"'
    put(link('one') + link('two', `data-ashlar-lightbox="set" ${says}`))
    const { theme, label, settings } = click('#one') as LightboxRequest
    expect([theme, label, settings?.keyboard]).to.deep.equal(['light', 'Work', false])
  })

  it('have the arrow keys on by default, exported buttons have them off [LBX-16]', () => {
    put(link('one'))
    expect(click('#one')?.settings?.keyboard).to.equal(true)
    $lightbox.set(null)
    put('<button id="old" class="sqs-block-image-button lightbox"><img src="/a.jpg" alt="A"></button>')
    expect(click('#old')?.settings?.keyboard).to.equal(false)
  })

  it('have a value that would be a selector of its own', () => {
    put(link('one', `data-ashlar-lightbox='a"]b'`))
    expect(names(click('#one'))).to.deep.equal(['one'])
  })

  it('lead on with a key held, and do nothing where the page has taken the click', () => {
    put(link('one'))
    const stay = (event: Event): void => event.preventDefault()
    window.addEventListener('click', stay, { once: true })
    const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    document.querySelector('#one')?.dispatchEvent(held)
    document.querySelector('#one')?.addEventListener('click', stay)
    expect(click('#one')).to.equal(null)
  })

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    it(`fetch the lightbox when a visitor comes near, by ${type}`, () => {
      put(`${link('one')}<p id="words">Words</p>`)
      document.querySelector('#words')?.dispatchEvent(new Event(type, { bubbles: true }))
      expect(stages()).to.equal(0)
      document.querySelector('#one img')?.dispatchEvent(new Event(type, { bubbles: true }))
      expect(stages()).to.equal(1)
    })
  }

  it('fetch the lightbox when the page has nothing better to do', async () => {
    put(link('one'))
    await until(() => stages() === 1)
  })

  it('open by the name that the address has for one of them [LBX-02]', async () => {
    const { href } = location
    history.replaceState(null, '', '#itemId=two')
    put(link('one') + link('two'))
    history.replaceState(null, '', href)
    const { index, isNamed } = $lightbox.get() ?? {}
    expect([index, isNamed]).to.deep.equal([1, true])
  })

  it('are links again once the site is destroyed', () => {
    put(link('one'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    window.addEventListener('click', event => event.preventDefault(), { once: true })
    expect(click('#one')).to.equal(null)
  })
})

describe('the button around a picture of an exported page', () => {
  beforeEach(() => Reflect.set(window, 'ashlar', { discover: () => {} }))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $lightbox.set(null)
    Reflect.deleteProperty(window, 'ashlar')
  })

  it('opens it alone, with its caption, in its theme [LBX-20]', () => {
    put(BUTTON('data-lightbox-theme="light"') + BUTTON())
    const request = click('button img')
    expect([names(request), request?.theme]).to.deep.equal([['Moon jar'], 'light'])
    expect(request?.items[0]?.content).to.include({ kind: 'picture', alt: 'jar' })
  })

  it('does nothing without a picture', () => {
    put('<button class="sqs-block-image-button lightbox">Nothing</button>')
    expect(click('button')).to.equal(null)
  })
})
