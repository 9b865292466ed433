import { type ReactElement, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { PRODUCT_MESSAGES } from '../../src/commerce/catalog/product.messages'
import { priceText } from '../../src/commerce/price/price'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/links'
import { formatIssues, REASONS } from '../../src/data/fields/validators'
import { whenIdle } from '../../src/dom/timing/idle'
import { useHost } from '../kit/element/host'
import { answerQuickViews } from './product-list.enhance'
import { MESSAGES } from './product-list.messages'
import { itemSchema, type ListItem, type ProductListData } from './product-list.schema'
import { markOf } from './product-list.state'

/** Number of items that are read immediately: one screen. */
const FIRST = 12
/** The rest follows within this time, in ms, even on a page that is never idle. */
const MAX_IDLE_WAIT_MS = 500
/** The number of images at the start of a list that load immediately. */
const EAGER_IMAGES = 4

/**
 * Adds the products' JSON data to the server's items.
 * @returns how to undo it.
 */
export function fillList(host: HTMLElement, items: readonly unknown[]): () => void {
  const undo: (() => void)[] = []
  const serverItems = new Map(
    [...host.querySelectorAll<HTMLElement>('[data-item-id]')].map(item => [item.dataset['itemId'], item]),
  )
  const stop = readItems(host, items, read => {
    for (const data of read) {
      const item = serverItems.get(data.itemId)
      if (item) undo.push(fillItem(item, data))
    }
  })
  return () => {
    stop()
    for (const step of undo) step()
  }
}

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

/**
 * Reads items in idle time, a few at a time, and passes on each batch. Invalid items are reported and
 * omitted.
 * @returns how to stop.
 */
function readItems(
  host: HTMLElement,
  items: readonly unknown[],
  onRead: (items: readonly ListItem[]) => void,
): () => void {
  let next = 0
  let stop = (): void => {}

  function readNext(): ListItem[] {
    const at = next++
    const { data, error } = z.safeParse(itemSchema, items[at], REASONS)
    if (error) report(new BlockError('data-invalid', formatIssues(error, '', ['items', at])), host)
    return data ? [data] : []
  }
  function goOn(hasTime: () => boolean): void {
    const read: ListItem[] = []
    while (next < items.length && hasTime()) read.push(...readNext())
    onRead(read)
    if (next === items.length) return
    stop = whenIdle(
      deadline => {
        const end = next + FIRST
        goOn(() => (deadline.didTimeout ? next < end : deadline.timeRemaining() > 2))
      },
      undefined,
      undefined,
      MAX_IDLE_WAIT_MS,
    )
  }
  goOn(() => next < FIRST)
  return () => stop()
}

/**
 * Adds the missing price and badge to a server's item.
 * @returns how to remove them.
 */
function fillItem(item: Element, { offer }: ListItem): () => void {
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
  return Object.assign(dom.createElement(name), { className, textContent: text })
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
