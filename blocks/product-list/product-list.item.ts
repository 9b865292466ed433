import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { priceText } from '../../src/commerce/price/price'
import { safeHref } from '../../src/data/fields/safe-href'
import type { ListItem } from './product-list.item.schema'
import { MESSAGES } from './product-list.messages'
import { markOf } from './product-list.state'

/** Pictures at the top of a list that do not wait to come near. */
const EAGER = 4

/** An item of a list that stands in JSON alone, as a server would have written it, still without its price. */
export function newItem({ itemId, title, excerpt, fullUrl, images: [image] }: ListItem, at: number): Element {
  const item = element('li', 'grid-item')
  item.dataset['itemId'] = itemId
  const link = element('a', 'grid-item-link')
  const href = safeHref(fullUrl)
  if (href) link.href = href
  const frame = element('span', 'grid-image')
  if (image) {
    const picture = element('img', 'grid-item-image')
    // Before its address, or the browser begins at once.
    picture.loading = at < EAGER ? 'eager' : 'lazy'
    const [width, height] = image.dimensions.split('x').map(Number)
    if (width && height) Object.assign(picture, { width, height })
    picture.alt = image.alt
    picture.src = image.src
    frame.append(picture)
  }
  link.append(frame, element('span', 'grid-title', title))
  item.append(
    link,
    ...(excerpt ? [element('p', 'grid-excerpt', excerpt)] : []),
    element('div', 'grid-prices'),
  )
  return item
}

/**
 * Writes price and mark into an item where the server has not written its own.
 *
 * @returns how to take them away.
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
