/** A page's framework sets it on a root, or on any other element, once it has hydrated the HTML inside. */
const HYDRATED = 'data-ashlar-hydrated'

/** Functions to run once the HTML around their element is hydrated. */
const waiting = new Map<Element, () => void>()

const observer = new MutationObserver(() => {
  for (const [element, act] of waiting) {
    if (!element.closest(`[${HYDRATED}]`)) continue
    waiting.delete(element)
    act()
  }
  if (!waiting.size) observer.disconnect()
})

/** Calls `act` once a framework has hydrated the HTML around an element. */
export function whenHydrated(element: Element, act: () => void): void {
  if (element.closest(`[${HYDRATED}]`)) return act()
  waiting.set(element, act)
  observer.observe(document, { attributeFilter: [HYDRATED], subtree: true })
}
