import { blockName, PREFIX } from '../../page/watch-page'

/** A block on the page, whether or not it has loaded. */
export interface FoundElement {
  readonly element: Element
  readonly name: string
  /** The text of its data: of the attribute or of a script inside; empty without both. */
  readonly data: string
}

/** Finds all blocks of a page, in its order. An element that hosts a block stands for that block. */
export function findElements(page: Document): FoundElement[] {
  return [...page.querySelectorAll('*')].flatMap(element => {
    const isBlock = element.localName.startsWith(PREFIX) && !element.hasAttribute('data-ashlar-hosted')
    const name = isBlock || element.hasAttribute('data-ashlar') ? blockName(element) : null
    return name ? { element, name, data: dataTextOf(element) } : []
  })
}

const dataTextOf = (block: Element): string =>
  block.getAttribute('data-block-json') ??
  block.querySelector(':scope > script[type="application/json"]')?.textContent ??
  ''
