import { createRoot, type Root } from 'react-dom/client'
import { viewSide } from './host-children'

/** React's mark on an element that it listens on. */
const MARK = /^_reactListening/

/**
 * Creates a React root on `host` that leaves nothing behind when it is unmounted. React itself leaves its listeners on
 * the element for as long as the element exists. Preact has none.
 *
 * @param onError receives errors that no boundary can catch, such as a cleanup that throws during unmounting.
 */
export function createHostRoot(host: HTMLElement, onError: (cause: unknown) => void): Root {
  const { onclick } = host
  const undo = new AbortController()
  const container = viewSide(host, {
    addEventListener(type: string, listener: EventListener, options: AddEventListenerOptions | boolean) {
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
