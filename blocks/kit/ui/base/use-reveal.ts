import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onReveal` when the browser reveals content inside a `hidden="until-found"` panel: a search match, or
 * the target of the page's fragment.
 */
export function useReveal(panel: RefObject<HTMLElement | null>, onReveal: () => void): void {
  const reveal = useRef(onReveal)
  reveal.current = onReveal
  useEffect(() => {
    const element = panel.current
    const listen = (): void => reveal.current()
    if (isTargeted(element)) listen()
    element?.addEventListener('beforematch', listen)
    return () => element?.removeEventListener('beforematch', listen)
  }, [panel])
}

/** Returns whether the page's fragment targets the element or its content. */
function isTargeted(element: Element | null): boolean | undefined {
  try {
    return element?.contains(document.getElementById(decodeURIComponent(location.hash.slice(1))))
  } catch {
    // The fragment may contain a malformed percent sequence.
    return undefined
  }
}
