import { $site } from '../../src/site/core/site'
import type { Found } from '../boot/load-blocks'
import { takeOver } from '../core/core'
import { CONTEXT_SCRIPT, readContext } from '../page/read-context'
import { blockName, findBlocks, PREFIX, watchPage } from '../page/watch-page'

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

const parsed = new Promise<unknown>(done => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done)
  else done(true)
}).then(() => {
  const context = document.querySelector(CONTEXT_SCRIPT)
  // Boot has read it already, if the page has boot too.
  if (context && !window.ashlar) $site.set(readContext(context))
  findBlocks(document, found)
  watchPage(document, root => findBlocks(root, found))
})

// `core` holds each block back until it is taken over.
document.addEventListener('ashlar:mount', ({ target }) => {
  if (!(target instanceof Element) || target.hasAttribute('data-ashlar-hosted')) return
  parsed.then(() => found(target, blockName(target) ?? ''))
})
