import type { PriceContent } from './price.schema'

/** What pages strike a price through with. */
const STRUCK = 's, del, strike, .original-price'

/** Reads the amounts that stand in the server's HTML: what is struck through is the price of before. */
export function readPrice(serverNodes: readonly ChildNode[]): PriceContent {
  const copy = document.createElement('div')
  copy.append(...serverNodes.map(node => node.cloneNode(true)))
  const struck = copy.querySelector(STRUCK)
  struck?.remove()
  return { served: { price: wordsOf(copy), original: struck ? wordsOf(struck) : '' } }
}

const wordsOf = ({ textContent }: Element): string => (textContent ?? '').trim()
