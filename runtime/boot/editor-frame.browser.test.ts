import { expect } from 'chai'
import { bootSource } from '../../test/fixtures/boot-page'
import { until } from '../../test/mount'

const ROLLUPS = {
  core: { js: '/runtime/core/core.ts' },
  accordion: { js: '/blocks/accordion/accordion.ts' },
  'only-in-the-editor': { js: '/test/fixtures/marker.ts?of-the-editor' },
}

const ACCORDION =
  '<ashlar-accordion data-load="eager"><details><summary>Shipping</summary><p>Two days.</p></details></ashlar-accordion>'

const context = (json: string): string => `<script type="application/json" id="site-context">${json}</script>`

/** Loads a page in a frame, and returns its messages until its runtime has started. */
interface Frame {
  readonly page: Window & typeof globalThis
  readonly errors: readonly string[]
}

/** Shows a page with the runtime in a frame that is an editor's, unless `attributes` says otherwise. */
async function open(body: string, attributes = 'data-ashlar-editor'): Promise<Frame> {
  const box = document.createElement('div')
  box.innerHTML = `<iframe ${attributes} style="inline-size: 600px; block-size: 400px"></iframe>`
  const frame = box.firstElementChild as HTMLIFrameElement
  frame.srcdoc = `<!doctype html><title>A page</title>
    <script>
      errors = []
      addEventListener('ashlar:error', event => { event.preventDefault(); errors.push(event.detail.code) })
      addEventListener('error', event => errors.push(event.message))
    </script>
    <body>${body}<script type="module" src="/runtime/main.ts"></script>`
  document.body.append(box)
  const page = await until(() => {
    const page = frame.contentWindow as (Window & typeof globalThis) | null
    return page && typeof page.ashlar?.destroy === 'function' && page
  })
  await page.ashlar?.ready
  return { page, errors: Reflect.get(page, 'errors') as string[] }
}

describe('a page in a frame', () => {
  before(async () => {
    document.head.insertAdjacentHTML('beforeend', context(JSON.stringify({ rollups: ROLLUPS })))
    window.ashlar = bootSource()
    await window.ashlar.ready
  })

  it('of an editor borrows the bundles of its top window [ROLL-04]', async () => {
    const { page } = await open('<ashlar-only-in-the-editor data-load="eager"></ashlar-only-in-the-editor>')
    const ran = await until(() => Reflect.get(page, 'markers') as string[] | undefined)
    expect(ran).to.have.length(1)
    expect(ran[0]).to.match(/marker\.ts\?.*of-the-editor$/)
    expect(Reflect.get(window, 'markers')).to.equal(undefined)
  })

  it('of an editor prefers them to its own [ROLL-04]', async () => {
    const own = context('{"rollups":{"accordion":{"js":"/test/fixtures/no-such-file.js"}}}')
    const { page, errors } = await open(own + ACCORDION)
    await until(() => page.document.querySelector('[aria-expanded]'))
    expect(errors).to.deep.equal([])
  })

  it('of any other page does not [ROLL-04]', async () => {
    const own = context(JSON.stringify({ rollups: { core: ROLLUPS.core } }))
    const { errors } = await open(
      `${own}<ashlar-only-in-the-editor data-load="eager"></ashlar-only-in-the-editor>`,
      '',
    )
    expect(await until(() => errors[0])).to.equal('rollup-missing')
  })

  for (const [words, body, expected] of [
    ['missing', '', []],
    ['empty', context(''), []],
    ['not JSON', context('{"website":'), ['data-not-json']],
    ['a list', context('[{"pageType":209}]'), ['data-not-json']],
    ['null', context('null'), ['data-not-json']],
    ['a text', context('"page"'), ['data-not-json']],
    ['there twice', context('{"a":1}') + context('{"a":2}'), []],
    ['full of foreign keys', context('{"__proto__":{"adopt":"legacy"},"rollups":7}'), ['data-invalid']],
    ['claimed by another element', '<div id="site-context">{"a":7}</div>', []],
    ['claimed by another element before', `<div id="site-context">no</div>${context('{"a":1}')}`, []],
    ['claimed by a script that runs', '<script id="site-context">a = 7</script>', []],
  ] as const) {
    it(`starts with a context that is ${words}`, async () => {
      const { page, errors } = await open(body + ACCORDION)
      await until(() => page.document.querySelector('[aria-expanded]'))
      expect(errors).to.deep.equal(expected)
      expect(Reflect.get({}, 'adopt')).to.equal(undefined)
    })
  }

  it('forbids scripts of blocks with a context that is not JSON and says anything about them', async () => {
    const { page } = await open(context('{ "runScripts": false, }'))
    await until(() => page.ashlar?.$site.get()['runScripts'] === false)
  })

  it('uses the first of two contexts', async () => {
    const { page } = await open(context('{"a":1}') + context('{"a":2}'))
    expect(page.ashlar?.$site.get()).to.deep.equal({ a: 1 })
  })

  for (const hostile of [
    '<img name="ashlar">',
    '<form id="ashlar"></form>',
    '<form id="ashlar"><input name="destroy"><input name="ready"></form>',
    '<form id="ashlar"><object name="destroy"></object></form>',
    '<a id="ashlar" href="https://example.com"></a><a id="ashlar" name="destroy" href="tel:1"></a>',
    '<iframe name="ashlar" srcdoc="<p id=destroy>"></iframe>',
    '<img name="currentScript">',
    '<form name="currentScript"><input name="src" value="https://example.com/x.js"></form>',
    '<img id="scheduler"><form id="customElements"></form><img name="requestIdleCallback">',
  ]) {
    it(`starts beside ${hostile}`, async () => {
      const { page, errors } = await open(hostile + ACCORDION)
      await until(() => page.document.querySelector('[aria-expanded]'))
      expect(errors).to.deep.equal([])
      expect(page.ashlar?.version).to.equal(window.ashlar?.version)
    })
  }
})
