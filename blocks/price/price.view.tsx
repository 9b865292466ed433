import type { ReactElement } from 'react'
import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { priceText } from '../../src/commerce/price/price'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { PriceData } from './price.schema'

export function Price({ price, currency, serverNodes }: PriceData & ServerContent): ReactElement {
  if (!price) return <ServerHtml as="span" nodes={serverNodes} />
  const text = priceText(price, currency)
  if (!text.original) return <span className="price__now">{text.price}</span>
  return (
    <>
      <span className="price__words ashlar-visually-hidden">{PRODUCT_MESSAGES.salePrice} </span>
      <span className="price__now">{text.price}</span>
      <span className="price__words ashlar-visually-hidden"> {PRODUCT_MESSAGES.originalPrice}</span>{' '}
      <s className="price__original">{text.original}</s>
    </>
  )
}
