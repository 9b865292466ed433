const HEADING = 'h1, h2, h3, h4, h5, h6'

/**
 * Moves the focus after an overlay has closed: back to `before`, or, if that is gone or cannot take the focus and no
 * other element has it, to the first heading in view, or the page's main part. Otherwise keyboards and screen readers
 * would start again at the top of the page, or at the place in the HTML where the overlay stood. Does not scroll.
 *
 * @param before the element that had the focus before the overlay opened.
 */
export function restoreFocus(before?: HTMLElement | null): void {
  if (before?.isConnected) before.focus({ preventScroll: true })
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return

  const main = document.querySelector<HTMLElement>('main, [role=main]')
  const headings = [...(main ?? body).querySelectorAll<HTMLElement>(HEADING)]
  const place = headings.find(isInView) ?? main
  if (!place) return
  const isFocusable = place.tabIndex >= 0 || place.hasAttribute('tabindex')
  if (!isFocusable) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= innerHeight
}
