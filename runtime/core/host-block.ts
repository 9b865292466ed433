import { dom } from '../../src/data/core/dom'

/** Marks a block that was inserted into an element of the page. */
const HOSTED = 'data-ashlar-hosted'

const DATA = 'data-block-json'

const blocks = new WeakMap<Node, Element>()

const observer = new MutationObserver(records => {
  for (const { target } of records) copyData(target as Element)
})

/**
 * Inserts `<ashlar-NAME>` into an element that carries a block but is not one (`data-ashlar`, or third-party markup).
 * The element's children move into the block; its data is copied, also when it changes. A block that the element hosts
 * already, as on a page that Turbo restored from its cache, is reused.
 */
export function hostBlock(host: Element, tag: string): Element {
  const hosted = host.querySelector(`:scope > [${HOSTED}]`)
  const block = hosted ?? dom.createElement(tag)
  blocks.set(host, block)
  observer.observe(host, { attributeFilter: [DATA] })
  if (hosted) return block
  block.setAttribute(HOSTED, '')
  copyData(host)
  block.append(...host.childNodes)
  host.append(block)
  return block
}

function copyData(host: Element): void {
  const json = host.getAttribute(DATA)
  if (json === null) blocks.get(host)?.removeAttribute(DATA)
  else blocks.get(host)?.setAttribute(DATA, json)
}

/** Removes every hosted block and keeps its content in place. */
export function unhostBlocks(page: Document): void {
  observer.disconnect()
  for (const block of page.querySelectorAll(`[${HOSTED}]`)) block.replaceWith(...block.childNodes)
}
