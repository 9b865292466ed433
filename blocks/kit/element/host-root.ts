import { createRoot, type Root } from 'react-dom/client'
import { viewSide } from './host-children'

/** React's mark on an element that it listens on; while it is set, React adds no further listeners. */
const MARK = /^_reactListening/

/** The events that views listen to. React's others are 130 listeners, which take 6 kB per root. */
export const HEARD = /^(change|click|focus|input|keydown|mousedown|pointer(down|move|o)|submit)/

/**
 * Creates a React root on `host` that leaves nothing behind when it is unmounted. React itself leaves its
 * listeners on the element for as long as the element exists.
 *
 * One root for all blocks, which shows each by a portal, takes 12 % more memory and twice the work if 200 blocks mount
 * one by one: React listens on each portal, too, and looks at all of them when one is added (`test/bench/roots.mjs`).
 * @param onError receives errors that no boundary can catch, such as a cleanup that throws during unmounting.
 */
export function createHostRoot(host: HTMLElement, onError: (cause: unknown) => void): Root {
  const { onclick } = host
  // A list of the listeners would stay in memory.
  const undo = new AbortController()
  const container = viewSide(host, {
    addEventListener(type: string, listener: EventListener, options: AddEventListenerOptions | boolean) {
      if (!HEARD.test(type)) return
      const own = typeof options === 'boolean' ? { capture: options } : options
      host.addEventListener(type, listener, { ...own, signal: undo.signal })
    },
  })
  // Caught errors are not logged here, because `report` is the only logger.
  const root = createRoot(container, { onCaughtError: () => {}, onUncaughtError: onError })

  return {
    render: view => root.render(view),
    unmount() {
      root.unmount()
      // React assigns an empty handler, for Safari.
      host.onclick = onclick
      const mark = Object.keys(host).find(key => MARK.test(key))
      if (mark) Reflect.deleteProperty(host, mark)
      undo.abort()
    },
  }
}
