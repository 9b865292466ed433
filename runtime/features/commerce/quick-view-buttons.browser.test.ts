import { expect } from 'chai'
import { $site } from '../../../src/site/core/site'
import { startPage } from '../../../test/fixtures/features-page'
import { until } from '../../../test/mount'
import { startFeatures } from '../../core/features/start-features'

/** A product in a list of a builder's page. */
const ADOPTED = `<div class="ProductList-item" data-item-id="5b55">
  <a href="#stool" class="ProductList-item-link"></a><h2 class="ProductList-title">Stool</h2>
  <span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="5b55" data-group="set">Quick View</span></div>`
const LINK = '<p><a href="#stool" data-ashlar-quick-view="stool">The stool</a></p>'

const stage = (): HTMLElement | null => document.querySelector('ashlar-quick-view')
const asked = (): unknown => JSON.parse(stage()?.dataset['blockJson'] ?? 'null')
const fullUrl = (): string => new URL('#stool', location.href).href

function put(html: string): HTMLElement {
  document.body.innerHTML = html
  const button = document.querySelector<HTMLElement>(
    '.sqs-product-quick-view-button, [data-ashlar-quick-view]',
  )
  if (!button) throw new Error('no button')
  return button
}

describe('quick view buttons anywhere on a page', () => {
  const { href } = location
  beforeEach(() => Reflect.set(window, 'ashlar', { discover: () => {} }))
  afterEach(() => {
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    Reflect.deleteProperty(window, 'ashlar')
    $site.set({})
    history.replaceState(null, '', href)
  })

  it('show the product of an exported page, by mouse and keyboard', async () => {
    const button = put(ADOPTED)
    await startPage(import('./quick-view-buttons'))
    button.click()
    const request = { itemId: '5b55', title: 'Stool', fullUrl: fullUrl() }
    expect(asked()).to.deep.equal(request)
    for (const key of ['Enter', ' ']) {
      stage()?.remove()
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      expect(asked()).to.deep.equal(request)
    }
    stage()?.remove()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(stage() === null).to.equal(true)
  })

  it('may be links, which navigate to the product page on modified clicks', async () => {
    const link = put(LINK)
    await startPage(import('./quick-view-buttons'))
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(asked()).to.deep.equal({ itemId: 'stool', title: 'The stool', fullUrl: fullUrl() })
    stage()?.remove()
    let isFollowed: boolean | undefined
    const listen = (event: Event): void => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', listen, { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(isFollowed).to.equal(true)
    expect(stage() === null).to.equal(true)
  })

  it('ignore clicks that a list has handled', async () => {
    const button = put(ADOPTED)
    await startPage(import('./quick-view-buttons'))
    button.addEventListener('click', event => event.preventDefault())
    button.click()
    expect(stage() === null).to.equal(true)
  })

  it('are found on the page, and released on destroy', async () => {
    const button = put(ADOPTED)
    startFeatures({ errors: [], questions: [], $site, found: () => {}, load: async () => [] })
    await until(() => {
      button.click()
      return stage()
    })
    document.dispatchEvent(new CustomEvent('ashlar:destroy'))
    stage()?.remove()
    button.click()
    expect(stage() === null).to.equal(true)
  })
})
