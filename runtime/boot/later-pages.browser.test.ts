import { expect } from 'chai'
import { bootSource, CONTEXT, DETAILS, hasRun, put, up } from '../../test/fixtures/boot-page'
import { errorsDuring, settle, until } from '../../test/mount'
import type { Ashlar } from './boot'

const context = (data: object): string =>
  `<script type="application/json" id="site-context">${JSON.stringify(data)}</script>`

/** A page of the site, brought by a library that replaces the body, as Turbo does. */
function visit(html: string): void {
  const body = document.createElement('body')
  body.innerHTML = html
  document.body.replaceWith(body)
}

describe('a page that replaces another', () => {
  let ashlar: Ashlar

  before(async () => {
    // The bundles stand in the first context that a page has, and nothing asks for one on this page.
    const { rollups } = CONTEXT
    document.body.insertAdjacentHTML('beforeend', context({ rollups }))
    ashlar = bootSource()
    window.ashlar = ashlar
    await ashlar.ready
  })

  after(() => ashlar.destroy())

  it('sets its context before any block mounts, and starts the features that it needs [CTX-29]', async () => {
    expect(ashlar.$site.get()['pageType']).to.equal(undefined)
    visit(context({ ...CONTEXT, website: { id: 'site-2' } }))
    await until(() => hasRun('product-reviews'))
    expect(ashlar.$site.get()).to.deep.equal({ ...CONTEXT, website: { id: 'site-2' } })
  })

  it('may name bundles that no earlier page named [CTX-18] [ROLL-07]', async () => {
    const rollups = { ...CONTEXT.rollups, 'only-later': { js: '/test/fixtures/marker.ts?only-later' } }
    const block = '<div data-ashlar="only-later" data-load="eager"></div>'
    const [code] = await errorsDuring(async () => {
      visit(block)
      await until(() => document.querySelector('[data-ashlar]'))
      await ashlar.allDefined()
    })
    expect([code, hasRun('only-later')]).to.deep.equal(['rollup-missing', false])
    visit(context({ ...CONTEXT, rollups }) + block)
    await until(() => hasRun('only-later'))
  })

  it('updates a hosted block when its host’s data changes [CTX-19]', async () => {
    const { rollups } = CONTEXT
    const json = (items: string[]): string =>
      JSON.stringify({ items: items.map(title => ({ title, content: 'By hand.' })) })
    visit(`${context({ rollups })}<div data-ashlar="accordion" data-load="eager"></div>`)
    const host = await until(() => document.querySelector<HTMLElement>('[data-ashlar]'))
    host.dataset['blockJson'] = json(['Care'])
    const titles = (): string[] =>
      [...host.querySelectorAll('[aria-expanded]')].map(button => button.textContent.trim())
    await until(() => titles().join() === 'Care')
    host.dataset['blockJson'] = json(['Care', 'Kiln'])
    await until(() => titles().join() === 'Care,Kiln')
    expect(host.querySelectorAll('ashlar-accordion')).to.have.length(1)
  })

  it('opens image links in the lightbox even if no earlier page had any', async () => {
    visit('<p>No links</p>')
    await settle()
    expect(document.querySelector('ashlar-lightbox') === null).to.equal(true)
    // This page has no such bundle.
    await errorsDuring(async () => {
      visit('<a href="large.jpg" data-ashlar-lightbox><img src="data:," alt=""></a>')
      await until(() => document.querySelector('ashlar-lightbox'))
    })
  })

  it('keeps the focus when its blocks mount', async () => {
    const box = put(`<ashlar-accordion data-load="eager">${DETAILS}</ashlar-accordion>`)
    box.querySelector('summary')?.focus()
    const button = await up(box)
    await until(() => document.activeElement === button)
  })

  it('is not touched by a runtime that was destroyed before it started', async () => {
    Reflect.deleteProperty(window, 'ashlar')
    const stopped = bootSource()
    stopped.destroy()
    await stopped.ready
    expect(stopped.$site.get()).to.deep.equal({})
    window.ashlar = ashlar
  })
})
