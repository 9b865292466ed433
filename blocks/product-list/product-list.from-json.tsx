import { type ReactElement, useLayoutEffect, useState } from 'react'
import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { priceText } from '../../src/commerce/price/price'
import { safeHref } from '../../src/data/fields/links'
import { useHost } from '../kit/element/host'
import { answerQuickViews } from './product-list.enhance'
import { readItems } from './product-list.items'
import { MESSAGES } from './product-list.messages'
import type { ListItem, ProductListData } from './product-list.schema'
import { markOf } from './product-list.state'

/** The number of images at the start of a list that load immediately. */
const EAGER_IMAGES = 4

/** A list that is defined in JSON only, in the server's markup. */
export function ListFromJson({ items, quickView }: ProductListData): ReactElement {
  const host = useHost()
  // Elements, not items, so that existing ones are not rendered again for each batch.
  const [drawn, setDrawn] = useState<readonly ReactElement[]>([])
  useLayoutEffect(() => {
    const all: ReactElement[] = []
    return readItems(host, items, read => {
      for (const item of read) {
        const at = all.length
        all.push(<Item key={at} item={item} isEager={at < EAGER_IMAGES} quickView={quickView} />)
      }
      setDrawn([...all])
    })
  }, [host, items, quickView])
  useLayoutEffect(() => (quickView ? answerQuickViews(host, items) : undefined), [host, items, quickView])
  return <ul className="products-list">{drawn}</ul>
}

interface ItemProps {
  readonly item: ListItem
  readonly isEager: boolean
  readonly quickView: boolean
}

function Item({ item, isEager, quickView }: ItemProps): ReactElement {
  const { itemId, title, excerpt, fullUrl, images, offer } = item
  const [image] = images
  const [width, height] = image?.dimensions.split('x').map(Number) ?? []
  const mark = markOf(offer)
  return (
    <li className="grid-item" data-item-id={itemId}>
      <a className="grid-item-link" href={safeHref(fullUrl)}>
        <span className="grid-image">
          {image && (
            <img
              className="grid-item-image"
              // Before `src`; otherwise the browser starts loading.
              loading={isEager ? 'eager' : 'lazy'}
              {...(width && height ? { width, height } : {})}
              alt={image.alt}
              src={image.src}
            />
          )}
        </span>
        <span className="grid-title">{title}</span>
      </a>
      {excerpt && <p className="grid-excerpt">{excerpt}</p>}
      <div className="grid-prices">
        {offer.price && (
          <div className="product-price">
            <Price {...priceText(offer.price, offer.currency)} />
          </div>
        )}
        {mark && <div className={`product-mark ${mark}`}>{MESSAGES[mark]}</div>}
      </div>
      {quickView && (
        <div className="product-list__over">
          <button
            type="button"
            className="product-list__quick-view"
            aria-haspopup="dialog"
            aria-label={title ? `${MESSAGES.quickView}: ${title}` : undefined}
            data-ashlar-quick-view={itemId}
          >
            {MESSAGES.quickView}
          </button>
        </div>
      )}
    </li>
  )
}

function Price({ price, original }: ReturnType<typeof priceText>): ReactElement {
  if (!original) return <>{price}</>
  return (
    <>
      <span className="product-list__words">{PRODUCT_MESSAGES.salePrice} </span>
      {price}
      <span className="product-list__words"> {PRODUCT_MESSAGES.originalPrice}</span>{' '}
      <s className="original-price">{original}</s>
    </>
  )
}
