import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { Enhanced } from '../kit/element/enhanced'
import { useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { useLazy } from '../kit/element/use-lazy'
import { chooseView, enhanceList, type ListEnhancement, loadItems } from './product-list.enhance'
import { MESSAGES } from './product-list.messages'
import type { ListView, ProductListData } from './product-list.schema'
import { addressOf, viewIn } from './product-list.state'

export function ProductList(data: ProductListData & ServerContent): ReactElement {
  const { view, views, items, quickView, hasItems, hasLinks, serverNodes } = data
  const host = useHost()
  const [chosen, setChosen] = useState<ListView>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  const isNew = !hasItems && items.length > 0
  const loaded = useLazy(loadItems, isNew)
  const shown = chosen ?? viewIn(location.href, views) ?? view
  const latest = useRef(shown)
  latest.current = shown
  const enhancement = useMemo(
    (): ListEnhancement => ({
      items,
      quickView,
      hasLinks,
      shown: () => latest.current,
      onChoose: setChosen,
      onFail: cause => setFailed({ cause }),
    }),
    [items, quickView, hasLinks],
  )
  useLayoutEffect(() => keepAttributes(host, ['data-view']), [host])
  useLayoutEffect(() => {
    host.dataset['view'] = shown
  }, [host, shown])
  // Restores the server's HTML.
  if (failed) throw failed.cause

  const choose = (next: ListView | undefined): void => {
    if (next) setChosen(next)
  }
  return (
    <>
      {!hasLinks && views.length > 1 && (
        <nav className="product-list__views" aria-label={MESSAGES.views}>
          {views.map(name => (
            <a
              key={name}
              href={addressOf(name, view, location.href)}
              data-list-view={name}
              aria-current={name === shown || undefined}
              onClick={({ nativeEvent }) => choose(chooseView(host, nativeEvent))}
            >
              {MESSAGES[name]}
            </a>
          ))}
        </nav>
      )}
      {isNew ? (
        loaded && <loaded.ListFromJson {...data} />
      ) : (
        <Enhanced nodes={serverNodes} enhance={enhanceList} data={enhancement} />
      )}
    </>
  )
}
