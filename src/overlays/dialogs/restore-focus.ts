import { dom } from '../../data/core/dom'

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
  if (isTaken()) return

  const main = dom.querySelector<HTMLElement>('main, [role=main]')
  const headings = [...(main ?? dom).querySelectorAll<HTMLElement>(HEADING)]
  const place = headings.find(isInView) ?? main
  if (place) focusPlace(place)
}

/**
 * Moves the focus after a notice has closed that comes before the page, such as the cookie banner: to the page's
 * start, so that Tab reaches the skip link and the header. Visitors who have scrolled go on where they read.
 */
export function startPage(): void {
  if (scrollY > 0 || isTaken()) return restoreFocus()
  focusPlace(dom.body)
  // The next Tab starts here, and no ring surrounds the page.
  dom.body.blur()
}

function isTaken(): boolean {
  const { activeElement, body } = dom
  return !!activeElement && activeElement !== body
}

function focusPlace(place: HTMLElement): void {
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
