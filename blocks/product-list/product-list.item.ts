import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { priceText } from '../../src/commerce/price/price'
import type { ListItem } from './product-list.item.schema'
import { MESSAGES } from './product-list.messages'
import { markOf } from './product-list.state'

/**
 * Adds the missing price and badge to a server's item.
 * @returns how to remove them.
 */
export function fillItem(item: Element, { offer }: ListItem): () => void {
  const place = item.querySelector('.grid-prices') ?? item
  const mark = markOf(offer)
  const added: Element[] = []
  if (offer.price && !item.querySelector('.product-price')?.textContent?.trim()) {
    const price = element('div', 'product-price')
    const text = priceText(offer.price, offer.currency)
    if (text.original) {
      price.append(
        element('span', 'product-list__words', `${PRODUCT_MESSAGES.salePrice} `),
        text.price,
        element('span', 'product-list__words', ` ${PRODUCT_MESSAGES.originalPrice}`),
        ' ',
        element('s', 'original-price', text.original),
      )
    } else price.append(text.price)
    added.push(price)
  }
  if (mark && !item.querySelector('.product-mark')) {
    added.push(element('div', `product-mark ${mark}`, MESSAGES[mark]))
  }
  place.append(...added)
  return () => {
    for (const node of added) node.remove()
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
