/** Marks a block that stands inside an element of the page. */
const HOSTED = 'data-ashlar-hosted'

const DATA = 'data-block-json'

const blocks = new WeakMap<Node, Element>()

const observer = new MutationObserver(records => {
  for (const { target } of records) copyData(target as Element)
})

/**
 * Puts `<ashlar-NAME>` inside an element that carries a block but cannot be one (`data-ashlar`, or
 * markup that is not ours). Its children move in; its data comes along, also when it changes. Where it hosts the
 * block already, as in a page that Turbo restored from its cache, that one is given.
 */
export function hostBlock(host: Element, tag: string): Element {
  const hosted = host.querySelector(`:scope > [${HOSTED}]`)
  const block = hosted ?? document.createElement(tag)
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

/** Takes every hosted block away again and leaves its content where it was. */
export function unhostBlocks(page: Document): void {
  observer.disconnect()
  for (const block of page.querySelectorAll(`[${HOSTED}]`)) block.replaceWith(...block.childNodes)
}
