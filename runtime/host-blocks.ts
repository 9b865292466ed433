import { PREFIX } from './watch-page'

/** Marks a block that stands inside its host. */
export const HOSTED = 'data-ashlar-hosted'

/**
 * Puts `<ashlar-NAME>` inside an element that carries a block but cannot be one (`data-ashlar`, or
 * markup that is not ours). Its children move in; its data comes along.
 *
 * @param json the block's data, where it does not stand on the host itself.
 */
export function hostBlock(host: Element, name: string, json = host.getAttribute('data-block-json')): Element {
  const block = document.createElement(PREFIX + name)
  block.setAttribute(HOSTED, '')
  if (json !== null) block.setAttribute('data-block-json', json)
  block.append(...host.childNodes)
  host.append(block)
  return block
}

/** Whether the element hosts its block already, as in a page that Turbo restored from its cache. */
export function isHost(element: Element): boolean {
  return !!element.querySelector(`:scope > [${HOSTED}]`)
}

/** Takes every hosted block away again and leaves its content where it was. */
export function unhostBlocks(page: Document): void {
  for (const block of page.querySelectorAll(`[${HOSTED}]`)) block.replaceWith(...block.childNodes)
}
