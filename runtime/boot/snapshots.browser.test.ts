import { expect } from 'chai'
import { bootSource, writeContext } from '../../test/fixtures/boot-page'
import { errorsDuring, settle, until } from '../../test/mount'

const ROLLUPS = {
  core: { js: '/runtime/core/core.ts' },
  accordion: { js: '/blocks/accordion/accordion.ts' },
}

const DETAILS = '<details><summary>Shipping</summary><p>Two days.</p></details>'
const PAGE = `<main><ashlar-accordion data-load="eager">${DETAILS}</ashlar-accordion></main>`
const HOSTED = `<main><div data-ashlar="accordion" data-load="eager">${DETAILS}</div></main>`
const NEXT = `<main><h1>Next</h1><ashlar-accordion data-load="eager">${DETAILS}</ashlar-accordion></main>`

const up = (): Promise<Element> => until(() => document.querySelector('[aria-expanded]'))

/** As Turbo 8 takes its copy of the page: it says so, and does it a tick later. */
async function turboCopy(): Promise<Node> {
  document.dispatchEvent(new CustomEvent('turbo:before-cache', { bubbles: true }))
  await new Promise(done => setTimeout(done, 0))
  return document.body.cloneNode(true)
}

/** As htmx 2 takes its copy: it says so, and does it at once. */
function htmxCopy(): string {
  document.body.dispatchEvent(new CustomEvent('htmx:beforeHistorySave', { bubbles: true }))
  return (document.body.cloneNode(true) as Element).innerHTML
}

function newBody(html: string): HTMLElement {
  const body = document.createElement('body')
  body.innerHTML = html
  return body
}

/** A click opens the block that is on the page now. */
async function works(): Promise<void> {
  const button = (await up()) as HTMLElement
  button.click()
  await until(() => button.getAttribute('aria-expanded') === 'true')
}

describe('a library that caches pages', () => {
  before(async () => {
    writeContext({ rollups: ROLLUPS })
    await bootSource().ready
  })

  it("like Turbo copies the server's HTML, and its restored pages work", async () => {
    const codes = await errorsDuring(async () => {
      document.body.replaceWith(newBody(PAGE))
      await works()
      const copy = await turboCopy()
      expect((copy as Element).innerHTML).to.equal(PAGE)

      document.body.replaceWith(newBody(NEXT))
      await works()
      document.body.replaceWith(copy)
      await works()
      expect(((await turboCopy()) as Element).innerHTML).to.equal(PAGE)
    })
    expect(codes).to.deep.equal([])
  })

  it('like Turbo keeps blocks mounted when it leaves the page in place', async () => {
    document.body.replaceWith(newBody(PAGE))
    await works()
    await turboCopy()
    await works()
  })

  it("like htmx copies the server's HTML, and its restored pages work", async () => {
    const codes = await errorsDuring(async () => {
      document.body.innerHTML = PAGE
      await works()
      const copy = htmxCopy()
      expect(copy).to.equal(PAGE)

      document.body.innerHTML = NEXT
      await works()
      document.body.innerHTML = copy
      await works()
      expect(htmxCopy()).to.equal(PAGE)
      await works()
    })
    expect(codes).to.deep.equal([])
  })

  for (const [name, copy] of [
    ['Turbo', async () => ((await turboCopy()) as Element).innerHTML],
    ['htmx', async () => htmxCopy()],
  ] as const) {
    it(`like ${name} restores a hosted block once`, async () => {
      document.body.innerHTML = HOSTED
      await works()
      const copied = await copy()
      document.body.innerHTML = NEXT
      await works()
      document.body.innerHTML = copied
      await works()
      await settle()
      expect(document.querySelectorAll('[data-ashlar] [aria-expanded]')).to.have.length(1)
      expect(document.querySelectorAll('[data-ashlar] ashlar-accordion')).to.have.length(1)
      expect(document.body.textContent).to.equal('ShippingTwo days.')
    })
  }
})
