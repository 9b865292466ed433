import { isRecord } from '../../data/core/json'
import { report } from '../../data/core/report'
import { QUICK_VIEW_BUTTONS, takeClicks } from '../../media/core/take-clicks'

/** What a visitor does before a click. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Lets the buttons inside `root` show their products above the page, those added later too. Returns how to stop.
 *
 * @param productOf what the page knows of the product of that id.
 */
export function takeQuickViews(
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
    // What only says that it is a button answers to the keys of one.
    if (!button?.matches('[role=button]:not(button, a)')) return
    if (!['Enter', ' '].includes((event as KeyboardEvent).key) || event.defaultPrevented) return
    event.preventDefault()
    button.click()
  }
  root.addEventListener('keydown', press, { signal })
  const stopClicks = takeClicks(root, QUICK_VIEW_BUTTONS, button => {
    const request = requestOf(button)
    const product = productOf(request.itemId)
    return openQuickView({ ...request, ...(product && { product }) }, button)
  })
  return () => {
    undo.abort()
    stopClicks()
  }
}

/** What a list says of a product around one of its buttons. */
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

/** How long the press of a button waits for the quick view's bundle, in ms, before the product's page opens. */
export const QUICK_VIEW_PATIENCE_MS = 3000

/** What the quick view shows: its `data-block-json`. */
interface QuickViewRequest {
  readonly itemId: string
  /** Names the dialog. */
  readonly title: string
  /** The product's own page. */
  readonly fullUrl: string
  /** The product, where the page knows all of it. */
  readonly product?: Readonly<Record<string, unknown>>
}

/** Shows a product above the page. Where the quick view does not come, the product's own page opens. */
async function openQuickView(request: QuickViewRequest, opener: HTMLElement): Promise<void> {
  const stage = prepareQuickView()
  // A browser that does not focus what is clicked would give the focus back to nothing.
  opener.focus({ preventScroll: true })
  stage.dataset['blockJson'] = JSON.stringify(request)
  if (customElements.get(TAG)) return
  opener.ariaBusy = 'true'
  const isThere = isRecord(Reflect.get(window, 'ashlar')) && (await cameInTime())
  opener.ariaBusy = null
  if (isThere) return
  stage.remove()
  leaveFor(request.fullUrl)
}

/** Has the quick view loaded: call it as soon as a visitor may want one. */
function prepareQuickView(): HTMLElement {
  const known = document.querySelector<HTMLElement>(TAG)
  if (known) return known
  const stage = document.createElement(TAG)
  stage.setAttribute('data-load', 'eager')
  document.body.append(stage)
  return stage
}

function cameInTime(): Promise<boolean> {
  return new Promise(settle => {
    const timer = setTimeout(settle, QUICK_VIEW_PATIENCE_MS, false)
    customElements.whenDefined(TAG).then(() => {
      clearTimeout(timer)
      settle(true)
    }, report)
  })
}

/** The address is that of a link of the page, or nothing. */
function leaveFor(url: string): void {
  if (/^https?:/.test(url)) location.assign(url)
}
