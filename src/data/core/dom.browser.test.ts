import { expect } from 'chai'
import { dom, domOf, globalOf } from './dom'

describe('the document', () => {
  let clobbering: HTMLElement
  beforeEach(() => {
    clobbering = document.createElement('div')
    document.documentElement.append(clobbering)
  })
  afterEach(() => clobbering.remove())

  for (const [what, draw] of [
    ['an image', (name: string) => `<img name="${name}" alt="">`],
    ['an image with an id', (name: string) => `<img name="x" id="${name}" alt="">`],
    ['two forms', (name: string) => `<form name="${name}"></form><form name="${name}"></form>`],
    ['an object', (name: string) => `<object id="${name}"></object>`],
    ['a frame', (name: string) => `<iframe name="${name}" sandbox title="x"></iframe>`],
  ] as const) {
    it(`has its own properties beside ${what} with their names`, () => {
      const { head, body } = document
      const names = ['head', 'body', 'cookie', 'title', 'querySelector', 'adoptedStyleSheets', 'readyState']
      const types = names.map(name => typeof Reflect.get(document, name))
      clobbering.innerHTML = names.map(draw).join('')
      expect(names.map(name => typeof Reflect.get(dom, name))).to.deep.equal(types)
      expect([dom.head === head, dom.body === body, dom.querySelector('body') === body]).to.deep.equal([
        true,
        true,
        true,
      ])
      dom.title = 'Named'
      dom.adoptedStyleSheets = [...dom.adoptedStyleSheets]
      expect(dom.title).to.equal('Named')
    })
  }

  it('has the properties that a script of the page has replaced', () => {
    const written: string[] = []
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => 'a=1',
      set: (text: string) => written.push(text),
    })
    dom.cookie = 'b=2'
    expect([dom.cookie, written]).to.deep.equal(['a=1', ['b=2']])
    Reflect.deleteProperty(document, 'cookie')
  })

  it('is protected in a parsed page, too', () => {
    const page = new DOMParser().parseFromString(
      '<p>Text</p><img name="body"><img name="querySelector">',
      'text/html',
    )
    expect([domOf(page).body.localName, domOf(page).querySelector('p')?.textContent]).to.deep.equal([
      'body',
      'Text',
    ])
  })
})

describe('a global', () => {
  it('is none if it is an element or a frame', () => {
    const box = document.createElement('div')
    box.innerHTML =
      '<img name="grecaptcha" alt=""><p id="google"></p><iframe name="twttr" sandbox title="x"></iframe><form name="tock"></form>'
    document.body.append(box)
    expect(['grecaptcha', 'google', 'twttr', 'tock'].map(globalOf)).to.deep.equal([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    Reflect.set(window, 'google', 1)
    expect(globalOf('google')).to.equal(1)
    Reflect.deleteProperty(window, 'google')
    box.remove()
  })
})
