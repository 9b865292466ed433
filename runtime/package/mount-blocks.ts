import { dom, globalOf } from '../../src/data/core/dom'
import { $site } from '../../src/site/core/site'
import type { Ashlar } from '../boot/boot'
import { takeOver } from '../core/core'
import { CONTEXT_SCRIPT, readContext } from '../page/read-context'
import { type Found, findBlocks, PREFIX, watchPage } from '../page/watch-page'

const known = new WeakSet<Element>()

/** Renders a block once its bundle has been imported. */
const found: Found = (element, name) => {
  if (known.has(element)) return
  known.add(element)
  customElements.whenDefined(PREFIX + name).then(
    () => takeOver({ element, name }, false, found),
    // Not a valid name: another library's attribute.
    () => {},
  )
}

/** Elements of blocks that are defined already; `findBlocks` finds the others. */
const definedBlocks = (): Element[] =>
  [...dom.querySelectorAll(':defined')].filter(({ localName }) => localName.startsWith(PREFIX))

const parsed = new Promise<unknown>(done => {
  if (dom.readyState === 'loading') dom.addEventListener('readystatechange', done)
  else done(true)
}).then(() => {
  shareContext()
  // A bundler may have moved a block's bundle before this module.
  for (const element of definedBlocks()) take(element)
  findBlocks(dom, found)
  watchPage(document, root => findBlocks(root, found))
})

/** Reads the page context, or follows boot, whose store these blocks cannot use if they ran before it. */
function shareContext(): void {
  const ashlar = globalOf('ashlar') as Partial<Ashlar> | undefined
  const context = dom.querySelector(CONTEXT_SCRIPT)
  if (typeof ashlar?.$site?.subscribe === 'function') {
    if (ashlar.$site !== $site) ashlar.$site.subscribe(value => $site.set(value))
  } else if (context) $site.set(readContext(context))
}

function take(element: Element): void {
  // The element that carries such a block has been taken over.
  if (!element.hasAttribute('data-ashlar-hosted')) found(element, element.localName.slice(PREFIX.length))
}

// `core` holds each block back until it is taken over.
dom.addEventListener('ashlar:mount', ({ target }) => {
  if (target instanceof Element) parsed.then(() => take(target))
})
