import { report } from '../../src/data/core/report'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { interceptClicks, QUICK_VIEW_BUTTONS } from '../../src/media/intercept-clicks'
import { isEditMode } from '../../src/site/core/edit-mode'
import { emit } from '../kit/element/host'
import type { ProductListEvents } from './block'
import type { ListView, ProductListData } from './product-list.schema'
import { isListView } from './product-list.state'

/** The data and callbacks to enhance the server's list. */
export interface ListEnhancement extends Pick<ProductListData, 'items' | 'quickView' | 'hasLinks'> {
  /** The initial view. */
  readonly shown: () => ListView
  readonly onChoose: (view: ListView) => void
  /** Called if the rest of the block cannot be loaded. */
  readonly onFail: (cause: unknown) => void
}

/** Completes the server's items from JSON, and follows its links to other views without leaving the page. */
export function enhanceList(host: HTMLElement, list: ListEnhancement): () => void {
  const { items, quickView, hasLinks } = list
  const stops = hasLinks ? [followViews(host, list)] : []
  if (items.length > 0) stops.push(fillWhenLoaded(host, items, list.onFail))
  if (quickView) stops.push(answerQuickViews(host, items))
  return () => {
    for (const stop of stops) stop()
  }
}

function followViews(
  host: HTMLElement,
  { shown, onChoose }: Pick<ListEnhancement, 'shown' | 'onChoose'>,
): () => void {
  const links = [...host.querySelectorAll<HTMLElement>(VIEW_LINKS)]
  const restores = links.map(link => keepAttributes(link, ['aria-current']))
  const mark = (view: ListView): void => {
    for (const link of links) {
      if (link.dataset['listView'] === view) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const click = (event: MouseEvent): void => {
    const view = chooseView(host, event)
    if (!view) return
    mark(view)
    onChoose(view)
  }
  mark(shown())
  host.addEventListener('click', click)
  return () => {
    host.removeEventListener('click', click)
    for (const restore of restores) restore()
  }
}

const VIEW_LINKS = 'a[data-list-view]'

/** Loads the code that fills the server's list or renders a new one. */
export const loadItems = () => import('./product-list.items')

/** Returns the view that a click on a link selects; undefined if the link should open its own page. */
export function chooseView(host: HTMLElement, event: MouseEvent): ListView | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(VIEW_LINKS)
  const view = link ? link.dataset['listView'] : undefined
  if (!link || !isListView(view) || event.defaultPrevented || event.button > 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  event.preventDefault()
  if (!isEditMode()) history.replaceState(history.state, '', link.href)
  emit<ProductListEvents>(host, 'change', { view })
  return view
}

function fillWhenLoaded(
  host: HTMLElement,
  items: ProductListData['items'],
  onFail: (cause: unknown) => void,
): () => void {
  let isStopped = false
  let stop = (): void => {}
  loadItems()
    .then(({ fillList }) => {
      if (!isStopped) stop = fillList(host, items)
    })
    .catch(onFail)
  return () => {
    isStopped = true
    stop()
  }
}

/** Opens quick views. A press before their code has loaded is repeated once it has. */
export function answerQuickViews(host: HTMLElement, items: ProductListData['items']): () => void {
  let pressed: HTMLElement | undefined
  let isStopped = false
  let stop = interceptClicks(host, QUICK_VIEW_BUTTONS, button => {
    pressed = button
  })
  import('./product-list.quick-view').then(
    ({ offerQuickViews }) => {
      if (isStopped) return
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
    isStopped = true
    stop()
  }
}
