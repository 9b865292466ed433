import { createContext, useContext } from 'react'

/** The view's host element, `<ashlar-…>`; outside a block, the document element. */
export const HostContext = createContext<HTMLElement>(document.documentElement)

/** Returns the block's own element, to fire events on or to measure. */
export const useHost = (): HTMLElement => useContext(HostContext)

/** Returns the language of an element, from the `lang` of its closest ancestor that has one. */
export const languageOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[lang]')?.lang || undefined

/** Returns the language of the block. */
export const useLanguage = (): string | undefined => languageOf(useHost())

/** The arguments of an event of a block: its type, its detail, and whether listeners may cancel it. */
type EventOf<Events> = {
  [Type in keyof Events & string]: [type: Type, detail?: Events[Type], cancelable?: boolean]
}[keyof Events & string]

/**
 * Fires `ashlar:TYPE` on a block. The event bubbles and crosses shadow roots.
 * @param Events the details by type, as in the block's `block.ts`.
 * @returns false if a listener canceled it.
 */
export function emit<Events extends object = Record<string, unknown>>(
  host: HTMLElement,
  ...event: EventOf<Events>
): boolean
export function emit(host: HTMLElement, type: string, detail?: unknown, cancelable = false): boolean {
  return host.dispatchEvent(
    new CustomEvent(`ashlar:${type}`, { bubbles: true, composed: true, cancelable, detail }),
  )
}
