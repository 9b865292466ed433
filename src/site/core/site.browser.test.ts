import { expect } from 'chai'
import { atom } from 'nanostores'
import { hasFullPageCart } from '../cart-drawer'
import { $site, sharedStore } from './site'

describe('the shared store', () => {
  const shared = () => sharedStore(window)

  afterEach(() => Reflect.deleteProperty(window, 'ashlar'))

  it('is the one that the page publishes', () => {
    const store = atom({ developerMode: true })
    Reflect.set(window, 'ashlar', { $site: store })
    expect(shared() === store).to.equal(true)
  })

  it('is never an element of the same name', () => {
    for (const html of [
      '<img name="ashlar">',
      '<form name="ashlar"><input name="$site"></form>',
      '<a id="ashlar"></a><a id="ashlar" name="$site"></a>',
    ]) {
      const template = document.createElement('template')
      template.innerHTML = html
      document.body.replaceChildren(template.content)
      expect(typeof Reflect.get(window, 'ashlar'), html).to.equal('object')
      expect(shared() === undefined, html).to.equal(true)
    }
    document.body.replaceChildren()
  })

  it('is never an incomplete store', () => {
    Reflect.set(window, 'ashlar', { $site: { get: () => ({}), set: () => {} } })
    expect(shared()).to.equal(undefined)
  })

  it('is a new one if the page publishes none', () => {
    expect($site.get()).to.deep.equal({})
  })
})

describe('a page', () => {
  afterEach(() => {
    document.body.replaceChildren()
    document.body.removeAttribute('class')
  })

  it('has a full-page cart exactly if it has a cart root [CTX-30]', () => {
    expect(hasFullPageCart(document)).to.equal(false)

    const ours = document.createElement('div')
    ours.dataset.cartRoot = ''
    document.body.append(ours)
    expect(hasFullPageCart(document)).to.equal(true)

    const exported = document.createElement('div')
    exported.id = 'sqs-cart-root'
    document.body.replaceChildren(exported)
    expect(hasFullPageCart(document)).to.equal(true)
  })
})
