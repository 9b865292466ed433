import { createContext, useContext, useId } from 'react'
import { dom } from '../../../src/data/core/dom'

/** The view's host element, `<ashlar-…>`; outside a block, the document element. */
export const HostContext = createContext<HTMLElement>(dom.documentElement)

/** Returns the block's own element, to fire events on or to measure. */
export const useHost = (): HTMLElement => useContext(HostContext)

const numbers = new WeakMap<HTMLElement, number>()
let count = 0

/** Gives a host a number that no other host on the page has. */
export const numberHost = (host: HTMLElement): unknown => numbers.set(host, ++count)

/** Returns an id that is unique on the page: Preact's `useId` counts from 0 in each root. */
export const useUniqueId = (): string => useId() + (numbers.get(useHost()) ?? '')

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
