import { type CSSProperties, type ReactElement, useState } from 'react'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { Carousel } from './item-list.carousel'
import { Items } from './item-list.items'
import type { ItemListData } from './item-list.schema'

/** The server's list, or that of the JSON, in its design. */
export function ItemList({ serverNodes, ...data }: ItemListData & ServerContent): ReactElement {
  const isOwn = data.items.length > 0
  const [ownList, setOwnList] = useState<HTMLElement | null>(null)
  const list = isOwn ? ownList : (data.list ?? null)
  const columns = Math.max(1, Math.round(data.columns))
  const design = isOwn || data.list ? data.design : 'simple'

  const items = isOwn ? (
    <div className="item-list__items">
      <Items items={data.items} ref={setOwnList} />
    </div>
  ) : (
    <ServerHtml className="item-list__items" nodes={serverNodes} />
  )
  if (design === 'simple') {
    return (
      <div
        className="item-list"
        data-design={design}
        style={{ '--item-list-columns': columns } as CSSProperties}
      >
        {items}
      </div>
    )
  }
  return (
    <Carousel data={data} design={design} columns={columns} list={list}>
      {items}
    </Carousel>
  )
}
