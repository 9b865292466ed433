import { closure } from './closure'

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
