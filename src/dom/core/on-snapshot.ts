import { dom } from '../../data/core/dom'

/** Events before which a library copies the page for its history: the copy must contain the server's HTML. */
const SNAPSHOTS = ['turbo:before-cache', 'htmx:beforeHistorySave'] as const

/**
 * Calls `before` before a library copies the page, and `after` once it has, for elements that stay on the page.
 *
 * @returns a function that stops both.
 */
export function onSnapshot(before: () => void, after: () => void = () => {}): () => void {
  const listen = (): void => {
    before()
    // htmx copies at once, Turbo a tick later: hence two.
    setTimeout(() => setTimeout(after))
  }
  for (const type of SNAPSHOTS) dom.addEventListener(type, listen)
  return () => {
    for (const type of SNAPSHOTS) dom.removeEventListener(type, listen)
  }
}
