import { expect } from 'chai'
import type { LightboxRequest } from '../../../src/media/lightbox/lightbox.request'
import { $lightbox } from '../../../src/media/lightbox/lightbox-store'
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

/** The lightbox request of a click on an element. */
function click(selector: string): LightboxRequest | null {
  $lightbox.set(null)
  document.querySelector<HTMLElement>(selector)?.click()
  return $lightbox.get()
}

const stages = (): number => document.querySelectorAll('ashlar-lightbox[data-stage]').length
const names = (request: LightboxRequest | null): (string | undefined)[] | undefined =>
  request?.items.map(({ meta }) => meta.title)

describe('image links anywhere on a page', () => {
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

  it('open as a set with links of the same value, at the clicked one [LBX-01]', () => {
    put(link('one') + link('other', 'data-ashlar-lightbox="else"') + link('two'))
    const request = click('#two img')
    expect([names(request), request?.index]).to.deep.equal([['one', 'two'], 1])
    expect(request?.opener === document.querySelector('#two')).to.equal(true)
    expect(request?.thumbnailOf?.(0) === document.querySelector('#one')).to.equal(true)
    expect(request?.items[0]?.content).to.include({ kind: 'picture', alt: 'one' })
  })

  it('open alone without a value', () => {
    put(link('one', 'data-ashlar-lightbox') + link('two', 'data-ashlar-lightbox'))
    expect(names(click('#two'))).to.deep.equal(['two'])
  })

  it('open in their set when they are added later', () => {
    put(link('one'))
    document.body.insertAdjacentHTML('beforeend', link('late'))
    expect(names(click('#late'))).to.deep.equal(['one', 'late'])
  })

  it('take theme, label and arrow keys from any link of the set [LBX-20] [LBX-16]', () => {
    const says = 'data-lightbox-theme="light" data-lightbox-label="Work" data-lightbox-keyboard="false"'
    put(link('one') + link('two', `data-ashlar-lightbox="set" ${says}`))
    const { theme, label, settings } = click('#one') as LightboxRequest
    expect([theme, label, settings?.keyboard]).to.deep.equal(['light', 'Work', false])
  })

  it('enable the arrow keys by default, exported buttons disable them [LBX-16] [LBX-24]', () => {
    put(link('one'))
    expect(click('#one')?.settings?.keyboard).to.equal(true)
    $lightbox.set(null)
    put('<button id="old" class="sqs-block-image-button lightbox"><img src="/a.jpg" alt="A"></button>')
    expect(click('#old')?.settings?.keyboard).to.equal(false)
  })

  it('may have a value with selector syntax', () => {
    put(link('one', `data-ashlar-lightbox='a"]b'`))
    expect(names(click('#one'))).to.deep.equal(['one'])
  })

  it('navigate on modified clicks, and ignore clicks that the page handled', () => {
    put(link('one'))
    const stay = (event: Event): void => event.preventDefault()
    window.addEventListener('click', stay, { once: true })
    const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    document.querySelector('#one')?.dispatchEvent(held)
    document.querySelector('#one')?.addEventListener('click', stay)
    expect(click('#one')).to.equal(null)
  })

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    it(`load the lightbox on ${type}`, () => {
      put(`${link('one')}<p id="words">Words</p>`)
      document.querySelector('#words')?.dispatchEvent(new Event(type, { bubbles: true }))
      expect(stages()).to.equal(0)
      document.querySelector('#one img')?.dispatchEvent(new Event(type, { bubbles: true }))
      expect(stages()).to.equal(1)
    })
  }

  it('load the lightbox when the page is idle', async () => {
    put(link('one'))
    await until(() => stages() === 1)
  })

  it('open if the URL names one of them [LBX-02]', async () => {
    const { href } = location
    history.replaceState(null, '', '#itemId=two')
    put(link('one') + link('two'))
    history.replaceState(null, '', href)
    const { index, isNamed } = $lightbox.get() ?? {}
    expect([index, isNamed]).to.deep.equal([1, true])
  })

  it('are plain links after destroy', () => {
    put(link('one'))
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    window.addEventListener('click', event => event.preventDefault(), { once: true })
    expect(click('#one')).to.equal(null)
  })
})

describe('the button around an image of an exported page', () => {
  beforeEach(() => Reflect.set(window, 'ashlar', { discover: () => {} }))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    $lightbox.set(null)
    Reflect.deleteProperty(window, 'ashlar')
  })

  it('opens the image alone, with its caption and theme [LBX-20]', () => {
    put(BUTTON('data-lightbox-theme="light"') + BUTTON())
    const request = click('button img')
    expect([names(request), request?.theme]).to.deep.equal([['Moon jar'], 'light'])
    expect(request?.items[0]?.content).to.include({ kind: 'picture', alt: 'jar' })
  })

  it('does nothing without an image', () => {
    put('<button class="sqs-block-image-button lightbox">Nothing</button>')
    expect(click('button')).to.equal(null)
  })
})
