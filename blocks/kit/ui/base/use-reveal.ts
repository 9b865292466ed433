import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onReveal` when the browser wants to show something inside a panel that is `hidden="until-found"`: a search
 * hit, or what the page's address leads to.
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

/** Whether the page's address leads to an element, or into it. */
function isTargeted(element: Element | null): boolean | undefined {
  try {
    return element?.contains(document.getElementById(decodeURIComponent(location.hash.slice(1))))
  } catch {
    // An address may hold a lone %.
    return undefined
  }
}
