import type { AddedLine } from '../../src/commerce/cart/cart-interface'
import { effectivePrice } from '../../src/commerce/price/price'
import type { ProductData } from './product.schema'
import type { Order } from './product.state'

/** The line that an order makes in the cart, with what the cart shows of it before the server has answered. */
export function lineOf(
  host: HTMLElement,
  product: ProductData,
  { sku, quantity }: Order,
  additionalFields = '',
): AddedLine {
  const { id: itemId, title, optionNames, variants, type: productType } = product
  const line = { itemId, sku, quantity, ...(additionalFields && { additionalFields }) }
  const variant = variants.find(known => known.sku === sku)
  // It has no price of its own: the server's page says it.
  if (!variant?.priceCents) return line
  const image = host.querySelector('img')
  return {
    ...line,
    shown: {
      itemId,
      sku,
      quantity,
      title,
      additionalFields,
      unitPriceCents: effectivePrice(variant),
      normalPriceCents: variant.priceCents,
      optionValues: optionNames.map((optionName, at) => ({ optionName, value: variant.values[at] ?? '' })),
      fullUrl: product.fullUrl || location.pathname,
      imageUrl: image?.currentSrc || (image?.src ?? ''),
      imageAlt: image?.alt ?? '',
      productType,
      problem: '',
    },
  }
}
