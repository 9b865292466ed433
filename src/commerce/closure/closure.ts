import { readTimed, removeTimed, sessionArea, storeTimed } from '../../data/storage/storage'
import { at, flag, slice, text } from '../../site/slices/slice'

/** The part of the page's context that describes its shop. */
export const shop = slice(['cart.'], {
  /** The site has no server for carts, as on a host of files: nothing can be ordered. */
  closed: flag(),
  /** The contact address that visitors can use instead; '' if missing. */
  contactEmail: at(['websiteSettings.contactEmail'], text()),
})

/** Whether the shop is closed: the page says so, or a call of this visit has found no server for carts. */
export interface Closure {
  readonly read: () => boolean
  readonly store: (isClosed: boolean) => void
}

const KEY = 'ashlar-shop-closed'

/** The closure of this site's shop; a page that says nothing is told by the visit. */
export const closure: Closure = {
  read: () => shop().closed || isRemembered(),
  store: isClosed => (isClosed ? storeTimed(sessionArea, KEY, true) : removeTimed(sessionArea, KEY)),
}

function isRemembered(): boolean {
  const stored = readTimed(sessionArea, KEY)
  return stored.ok && stored.value === true
}

/** Links to the cart, ours and those of exported pages. */
const CSS = `:is(a.sqs-custom-cart, a:has([data-ashlar-cart], ashlar-cart-indicator, .sqs-cart-quantity)) {
  display: none !important;
}`

let sheet: CSSStyleSheet | undefined

/** Hides the links to a cart that does not exist, or shows them again. */
export function hideCartLinks(isHidden: boolean): void {
  if (isHidden === (sheet !== undefined)) return
  const others = document.adoptedStyleSheets.filter(other => other !== sheet)
  sheet = isHidden ? new CSSStyleSheet() : undefined
  sheet?.replaceSync(CSS)
  document.adoptedStyleSheets = sheet ? [...others, sheet] : others
}

/** Hides the links on a page that knows that its shop is closed. Returns how to stop. */
export function hideLinksIfClosed(): () => void {
  hideCartLinks(closure.read())
  return () => hideCartLinks(false)
}
