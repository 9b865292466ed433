import { type RefObject, useEffect, useRef } from 'react'
import { dom } from '../../../../src/data/core/dom'

/**
 * Calls `onReveal` when the browser reveals content inside a `hidden="until-found"` panel: a search match, or
 * the target of the page's fragment.
 * @param around selects the element around the panel that a fragment may target instead.
 */
export function useReveal(panel: RefObject<HTMLElement | null>, onReveal: () => void, around = '*'): void {
  const reveal = useRef(onReveal)
  reveal.current = onReveal
  useEffect(() => {
    const element = panel.current
    const listen = (): void => reveal.current()
    const follow = (): void => {
      if (isTargeted(element?.closest(around))) listen()
    }
    follow()
    element?.addEventListener('beforematch', listen)
    // The browser fires no event for a target outside the hidden panel.
    addEventListener('hashchange', follow)
    return () => {
      element?.removeEventListener('beforematch', listen)
      removeEventListener('hashchange', follow)
    }
  }, [panel, around])
}

/** Returns whether the page's fragment targets the element or its content. */
function isTargeted(element: Element | null | undefined): boolean | undefined {
  try {
    return element?.contains(dom.getElementById(decodeURIComponent(location.hash.slice(1))))
  } catch {
    // The fragment may contain a malformed percent sequence.
    return undefined
  }
}
