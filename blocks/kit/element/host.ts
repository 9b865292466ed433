import { createContext, useContext } from 'react'

/** The element a view stands in: `<ashlar-…>`. */
export const HostContext = createContext<HTMLElement | null>(null)

/** The block's own element, to fire events on or to measure. */
export function useHost(): HTMLElement {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost() outside a block')
  return host
}

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
