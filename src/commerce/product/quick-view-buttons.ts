import { dom, globalOf } from '../../data/core/dom'
import { isRecord } from '../../data/core/json'
import { report } from '../../data/core/report'
import { interceptClicks, QUICK_VIEW_BUTTONS } from '../../media/intercept-clicks'

/** The events that precede a click. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Opens the quick view for buttons inside `root`, including those added later. Returns how to stop.
 *
 * @param productOf the data of a product that the page already has.
 */
export function openQuickViews(
  root: Node,
  productOf: (itemId: string) => QuickViewRequest['product'] = () => undefined,
): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const buttonOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(QUICK_VIEW_BUTTONS) : null

  for (const type of APPROACHES) {
    root.addEventListener(type, event => buttonOf(event) && prepareQuickView(), { signal, passive: true })
  }
  const press = (event: Event): void => {
    const button = buttonOf(event)
    // Elements with `role="button"` respond to Enter and Space.
    if (!button?.matches('[role=button]:not(button, a)')) return
    if (!['Enter', ' '].includes((event as KeyboardEvent).key) || event.defaultPrevented) return
    event.preventDefault()
    button.click()
  }
  root.addEventListener('keydown', press, { signal })
  const stopClicks = interceptClicks(root, QUICK_VIEW_BUTTONS, button => {
    const request = requestOf(button)
    const product = productOf(request.itemId)
    return openQuickView({ ...request, ...(product && { product }) }, button)
  })
  return () => {
    undo.abort()
    stopClicks()
  }
}

/** Reads the product's data from the list item around the button. */
function requestOf(button: HTMLElement): QuickViewRequest {
  const { ashlarQuickView, id } = button.dataset
  const item = button.closest('[data-item-id], li, .product-list-item, .ProductList-item')
  const link = button.closest('a') ?? item?.querySelector<HTMLAnchorElement>('a[href]')
  const title = item?.querySelector('.grid-title, .product-title, .ProductList-title, h2, h3') ?? link
  return {
    itemId: ashlarQuickView || id || '',
    title: title?.textContent.trim() ?? '',
    fullUrl: link?.href ?? '',
  }
}

const TAG = 'ashlar-quick-view'

/** How long a click waits for the quick view's bundle, in ms, before the product's page opens. */
const QUICK_VIEW_TIMEOUT_MS = 3000

/** The data of the quick view: its `data-block-json`. */
interface QuickViewRequest {
  readonly itemId: string
  /** The dialog's accessible name. */
  readonly title: string
  /** The address of the product's page. */
  readonly fullUrl: string
  /** The product's data, if the page has all of it. */
  readonly product?: Readonly<Record<string, unknown>>
}

/** Opens the quick view, or the product's page if the quick view does not load. */
async function openQuickView(request: QuickViewRequest, opener: HTMLElement): Promise<void> {
  const stage = prepareQuickView()
  // Some browsers do not focus clicked buttons: focus could not return to the opener.
  opener.focus({ preventScroll: true })
  stage.dataset['blockJson'] = JSON.stringify(request)
  if (customElements.get(TAG)) return
  opener.ariaBusy = 'true'
  const isThere = isRecord(globalOf('ashlar')) && (await loadsInTime())
  opener.ariaBusy = null
  if (isThere) return
  stage.remove()
  navigateTo(request.fullUrl)
}

/** Starts loading the quick view: call it as soon as a visitor may open it. */
function prepareQuickView(): HTMLElement {
  const known = dom.querySelector<HTMLElement>(TAG)
  if (known) return known
  const stage = dom.createElement(TAG)
  stage.setAttribute('data-load', 'eager')
  dom.body.append(stage)
  return stage
}

function loadsInTime(): Promise<boolean> {
  return new Promise(settle => {
    const timer = setTimeout(settle, QUICK_VIEW_TIMEOUT_MS, false)
    customElements.whenDefined(TAG).then(() => {
      clearTimeout(timer)
      settle(true)
    }, report)
  })
}

/** Navigates to http addresses only. */
function navigateTo(url: string): void {
  if (/^https?:/.test(url)) location.assign(url)
}
