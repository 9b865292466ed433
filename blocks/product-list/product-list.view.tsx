import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { report } from '../../src/data/core/report'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { QUICK_VIEW_BUTTONS, takeClicks } from '../../src/media/core/take-clicks'
import { isEditMode } from '../../src/site/core/edit-mode'
import type { ServerContent } from '../kit/element/define-block'
import { emit, useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './product-list.messages'
import type { ListView, ProductListData } from './product-list.schema'
import { addressOf, isListView, viewIn } from './product-list.state'

export function ProductList(data: ProductListData & ServerContent): ReactElement {
  const { view, views, items, quickView, isServed, hasLinks, serverNodes } = data
  const host = useHost()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<ListView>()
  const [failed, setFailed] = useState<{ cause: unknown }>()
  const shown = chosen ?? viewIn(location.href, views) ?? view
  const isMade = !isServed && items.length > 0

  useLayoutEffect(() => keepAttributes(host, ['data-view']), [host])
  useLayoutEffect(() => {
    host.dataset['view'] = shown
    const undo = [...host.querySelectorAll<HTMLElement>('a[data-list-view]')].map(link => {
      const undress = keepAttributes(link, ['aria-current'])
      if (link.dataset['listView'] === shown) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
      return undress
    })
    return () => {
      for (const undress of undo) undress()
    }
  }, [host, shown])
  if (failed) throw failed.cause
  usePart(
    items.length > 0,
    () => import('./product-list.fill'),
    ({ fillList }) => fillList(host, items, isMade ? list.current : null),
    // Then the view fails, and what the server wrote comes back.
    cause => setFailed({ cause }),
    [items, isMade],
  )
  // A click that came before the block is repeated as soon as this stands, and waits for the part that answers it.
  useLayoutEffect(() => (quickView ? answerQuickViews(host, items) : undefined), [host, quickView, items])

  useEffect(() => {
    function choose(event: MouseEvent): void {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-list-view]')
      const name = link ? link.dataset['listView'] : undefined
      // With a key held, the visitor wants the link's own page.
      if (!link || !isListView(name) || event.defaultPrevented || event.button > 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!isEditMode()) history.replaceState(history.state, '', link.href)
      setChosen(name)
      emit(host, 'change', { view: name })
    }
    host.addEventListener('click', choose)
    return () => host.removeEventListener('click', choose)
  }, [host])

  return (
    <>
      {!hasLinks && views.length > 1 && (
        <nav className="product-list__views" aria-label={MESSAGES.views}>
          {views.map(name => (
            <a key={name} href={addressOf(name, view, location.href)} data-list-view={name}>
              {MESSAGES[name]}
            </a>
          ))}
        </nav>
      )}
      {isMade ? <ul ref={list} className="products-list" /> : <ServerHtml nodes={serverNodes} />}
    </>
  )
}

/** Loads what answers the buttons of quick views; one that is pressed before is pressed again then. Returns how to stop. */
function answerQuickViews(host: HTMLElement, items: ProductListData['items']): () => void {
  let pressed: HTMLElement | undefined
  let isGone = false
  let stop = takeClicks(host, QUICK_VIEW_BUTTONS, button => {
    pressed = button
  })
  import('./product-list.quick-view').then(
    ({ offerQuickViews }) => {
      if (isGone) return
      stop()
      stop = offerQuickViews(host, items)
      pressed?.click()
    },
    cause => {
      stop()
      report(cause)
      pressed?.click()
    },
  )
  return () => {
    isGone = true
    stop()
  }
}

/** Loads a part of the block where it is wanted, and starts it; `fail` hears that it cannot be had. */
function usePart<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  start: (part: Part) => () => void,
  fail: (cause: unknown) => void,
  inputs: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the part is started with is its caller's to say
  useEffect(() => {
    if (!isWanted) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    load()
      .then(part => {
        if (!isGone) stop = start(part)
      })
      .catch(fail)
    return () => {
      isGone = true
      stop?.()
    }
  }, [isWanted, ...inputs])
}
