import { dom } from '../data/core/dom'
import { at, flag, slice, text } from '../site/slices/slice'

/** The part of the page's context that describes its shop. */
export const shop = slice(['cart.'], {
  /** The site has no server for carts, as on a host of files: nothing can be ordered. */
  closed: flag(),
  /** The contact address that visitors can use instead; '' if missing. */
  contactEmail: at(['websiteSettings.contactEmail'], text()),
})

/** Links to the cart, ours and those of exported pages. */
const CSS = `:is(a.sqs-custom-cart, a:has([data-ashlar-cart], ashlar-cart-indicator, .sqs-cart-quantity)) {
  display: none !important;
}`

let sheet: CSSStyleSheet | undefined

/** Hides the links to a cart that does not exist, or shows them again. */
export function hideCartLinks(isHidden: boolean): void {
  if (isHidden === (sheet !== undefined)) return
  const others = dom.adoptedStyleSheets.filter(other => other !== sheet)
  sheet = isHidden ? new CSSStyleSheet() : undefined
  sheet?.replaceSync(CSS)
  dom.adoptedStyleSheets = sheet ? [...others, sheet] : others
}

/** Hides the links on a page that knows that its shop is closed. Returns how to stop. */
export function hideLinksIfClosed(): () => void {
  hideCartLinks(shop().closed)
  return () => hideCartLinks(false)
}
