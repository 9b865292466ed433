import { dom } from '../../src/data/core/dom'
import type { PriceContent } from './price.schema'

/** Selects struck-through prices. */
const STRUCK = 's, del, strike, .original-price'

/** Reads the amounts in the server's HTML: a struck-through amount is the original price. */
export function readPrice(serverNodes: readonly ChildNode[]): PriceContent {
  const copy = dom.createElement('div')
  copy.append(...serverNodes.map(node => node.cloneNode(true)))
  const struck = copy.querySelector(STRUCK)
  struck?.remove()
  return { serverPrices: { price: textOf(copy), original: struck ? textOf(struck) : '' } }
}

const textOf = ({ textContent }: Element): string => (textContent ?? '').trim()
