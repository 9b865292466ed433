/** Marks a block that stands inside an element of the page. */
const HOSTED = 'data-ashlar-hosted'

/**
 * Puts `<ashlar-NAME>` inside an element that carries a block but cannot be one (`data-ashlar`, or
 * markup that is not ours). Its children move in; its data comes along. Where it hosts the block
 * already, as in a page that Turbo restored from its cache, that one is given.
 */
export function hostBlock(host: Element, tag: string): Element {
  const hosted = host.querySelector(`:scope > [${HOSTED}]`)
  if (hosted) return hosted
  const block = document.createElement(tag)
  block.setAttribute(HOSTED, '')
  const json = host.getAttribute('data-block-json')
  if (json !== null) block.setAttribute('data-block-json', json)
  block.append(...host.childNodes)
  host.append(block)
  return block
}

/** Takes every hosted block away again and leaves its content where it was. */
export function unhostBlocks(page: Document): void {
  for (const block of page.querySelectorAll(`[${HOSTED}]`)) block.replaceWith(...block.childNodes)
}
