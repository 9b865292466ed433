/** Where the focus may be: inside an element, or wherever a rule allows it. One of the two (B5 L272). */
export interface FocusBounds {
  readonly container?: Element
  readonly predicate?: (target: Element) => boolean
}

/**
 * Brings the focus back to where it last was allowed, whenever it leaves. Returns how to stop.
 *
 * @throws TypeError when neither container nor predicate is given, or both are (B5 L272).
 */
export function containFocus({ container, predicate }: FocusBounds, page: Document = document): () => void {
  if (!container === !predicate) {
    throw new TypeError('focus containment needs either a container or a predicate')
  }
  const isAllowed = (target: Element): boolean => container?.contains(target) ?? predicate?.(target) ?? true
  let last: Element | null = page.activeElement
  const listen = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    if (isAllowed(target)) last = target
    else if (last instanceof HTMLElement && isAllowed(last)) last.focus()
    else if (target instanceof HTMLElement) target.blur()
  }
  page.addEventListener('focusin', listen)
  return () => page.removeEventListener('focusin', listen)
}
