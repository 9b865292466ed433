import { BLOCKS } from '../fixtures/served-page.ts'
import { expect, test } from './site.ts'

interface Surroundings {
  /** Runs in the page before its own scripts. */
  readonly script?: string
  readonly doctype?: string
  readonly head?: string
  readonly body?: string
  readonly boot?: string
  /** Blocks that are mounted besides the four. */
  readonly more?: readonly string[]
}

const FORM = `<ashlar-form data-block-json='{"formId":"letter","fields":[{"type":"text","id":"name","title":"Name"}]}'></ashlar-form>`
const BODY = BLOCKS.accordion + BLOCKS.image + BLOCKS.grid + FORM
const UP = ['accordion', 'form', 'gallery', 'image'].map(name => `ashlar-${name}`)
const TAG = '<script type="module" src="/dist/boot.js"></script>'
const PROTOTYPES = 'Object Function Array String Number Map Set Promise Error RegExp Date Event EventTarget'

const clobbered = (names: string): string =>
  names.split(' ').reduce((html, name) => `${html}<img name="${name}" id="${name}" alt="">`, '')

/** A page that replaces itself by another once its first block is mounted. */
const replacing = (act: string): string =>
  `document.addEventListener('ashlar:ready', () => setTimeout(() => { ${act} }), { once: true })
   const next = ${JSON.stringify(BODY)}`

const PAGES: Readonly<Record<string, Surroundings>> = {
  'a page in quirks mode': { doctype: '' },
  'a base of another host': { head: '<base href="https://elsewhere.invalid/">' },
  'storage and cookies that are forbidden': {
    script: `const refuse = { get() { throw new DOMException('no', 'SecurityError') }, set() { refuse.get() } }
      Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse })
      Object.defineProperty(document, 'cookie', refuse)`,
  },
  'a tag that is asynchronous, in the head': {
    head: TAG.replace('type', 'async type'),
    boot: '',
  },
  'two tags': { boot: TAG + TAG },
  'a tag that comes late': {
    boot: `<script>addEventListener('load', () => {
      document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: '/dist/boot.js' }))
    })</script>`,
  },
  'no observer of intersections': { script: 'delete window.IntersectionObserver' },
  'no idle callbacks': { script: 'delete window.requestIdleCallback; delete window.cancelIdleCallback' },
  'no frames, as in a hidden tab': { script: 'window.requestAnimationFrame = () => 0' },
  'clocks that jump': { script: 'let now = 0; Date.now = performance.now = () => (now = 1e12 - now)' },
  'frozen prototypes': {
    script: `for (const name of '${PROTOTYPES} Node Element HTMLElement Document'.split(' ')) Object.freeze(window[name].prototype)`,
  },
  'the prototypes of an older library': {
    script: `Object.assign(Array.prototype, {
      toJSON() { return '[' + this.join() + ']' }, clear() {}, first() {}, last() {}, clone() {}, size() {},
      entries() { return [...this] },
    })
    Array.from = list => { const all = []; for (let at = 0; at < (list?.length ?? 0); at++) all.push(list[at]); return all }
    Object.assign(Element.prototype, { get() {}, set() {}, empty() {}, inject() {}, show() {}, hide() {}, update() {} })
    Object.assign(String.prototype, { toJSON() { return '"' + this + '"' }, test() {}, clean() {} })`,
  },
  'elements that pose as the document’s own': {
    body:
      clobbered('ashlar body head documentElement activeElement readyState __proto__ site-context fonts') +
      BODY,
  },
  'forms that pose as the window’s own': {
    body:
      '<form id="ashlar" name="ashlar"><input name="destroy"><input name="$site"></form><form name="customElements"></form>' +
      BODY,
  },
  'a root that is replaced': {
    script:
      replacing(`const root = document.createElement('html'); root.append(document.createElement('body'))
      root.lastChild.innerHTML = next; document.documentElement.replaceWith(root)`),
    body: BLOCKS.accordion,
    more: ['ashlar-accordion'],
  },
}

/** Each page forwards its events to the surrounding one. */
const TELL = `const tell = what => parent.postMessage([location.hash.slice(1), what], '*')
  document.addEventListener('ashlar:ready', ({ target }) => tell(target.localName))
  document.addEventListener('ashlar:error', ({ detail }) => tell(detail.code + ': ' + detail.message))
  addEventListener('error', ({ message }) => tell(message))
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)))`

function write({ doctype = '<!doctype html>', ...page }: Surroundings, address: string): string {
  const { script = '', head = '', body = BODY, boot = TAG } = page
  const own = (html: string): string => html.replaceAll('"/', `"${address}/`).replaceAll("'/", `'${address}/`)
  return `${doctype}<html lang="en"><head><title>Framed</title><script>${TELL}
    ${script}</script>${own(head)}</head><body>${own(body + boot)}</body></html>`
}

test('mounts without console output wherever it is placed', async ({ page, server }) => {
  const pages = Object.entries(PAGES)
  await page.setViewportSize({ width: 900, height: 3500 })
  await page.route('**/framed/*', route => {
    const [, framed = {}] = pages[Number(new URL(route.request().url()).pathname.split('/').pop())] ?? []
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: write(framed, server.address) })
  })
  // One above the other, so that all of them are in view.
  const frames = pages.map(
    ([name], index) =>
      `<iframe src="/framed/${index}#${encodeURIComponent(name)}" style="position: absolute; inset: 0" width="800" height="3400"></iframe>`,
  )
  await page.route('**/frames', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Frames</title><script>
        const heard = window.heard = {}
        addEventListener('message', ({ data: [from, what] }) => (heard[decodeURIComponent(from)] ??= []).push(what))
      </script>${frames.join('')}`,
    }),
  )
  await page.goto('/frames')
  const heard = async (): Promise<Record<string, string[]>> => {
    const all: Record<string, string[]> = await page.evaluate(() => Reflect.get(window, 'heard'))
    return Object.fromEntries(pages.map(([name]) => [name, all[name]?.sort() ?? []]))
  }
  const expected = pages.map(([name, { more = [] }]) => [name, [...more, ...UP].sort()])
  await expect.poll(heard).toEqual(Object.fromEntries(expected))
})
