import { isRecord } from '../../data/core/record'
import { report } from '../../data/core/report'

const TAG = 'ashlar-quick-view'

/** How long the press of a button waits for the quick view's bundle, in ms, before the product's page opens. */
export const QUICK_VIEW_PATIENCE_MS = 3000

/** What the quick view shows: its `data-block-json`. */
export interface QuickViewRequest {
  readonly itemId: string
  /** Names the dialog. */
  readonly title: string
  /** The product's own page. */
  readonly fullUrl: string
  /** The product, where the page knows all of it. */
  readonly product?: Readonly<Record<string, unknown>>
}

/** Shows a product above the page. Where the quick view does not come, the product's own page opens. */
export async function openQuickView(request: QuickViewRequest, opener: HTMLElement): Promise<void> {
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
export function prepareQuickView(): HTMLElement {
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
