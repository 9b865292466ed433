import { createContext, useContext } from 'react'

/** The element that a view stands in, `<ashlar-…>`; outside a block, the page. */
export const HostContext = createContext<HTMLElement>(document.documentElement)

/** The block's own element, to fire events on or to measure. */
export const useHost = (): HTMLElement => useContext(HostContext)

/**
 * Fires `ashlar:TYPE` on a block. It bubbles, and crosses shadow roots.
 *
 * @returns false when a listener cancelled it.
 */
export function emit(host: HTMLElement, type: string, detail?: unknown, cancelable = false): boolean {
  return host.dispatchEvent(
    new CustomEvent(`ashlar:${type}`, { bubbles: true, composed: true, cancelable, detail }),
  )
}
