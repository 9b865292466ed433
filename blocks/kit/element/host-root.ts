import { createRoot, type Root } from 'react-dom/client'

/** React's mark on an element that it listens on; while it is set, React adds no further listeners. */
const MARK = /^_reactListening/

/**
 * Creates a React root on `host` that leaves nothing behind when it is unmounted. React itself leaves its
 * listeners, about 140, on the element for as long as the element exists.
 * @param onError receives errors that no boundary can catch, such as a cleanup that throws during unmounting.
 */
export function createHostRoot(host: HTMLElement, onError: (cause: unknown) => void): Root {
  const { onclick, addEventListener } = host
  const added: Parameters<HTMLElement['addEventListener']>[] = []
  // Defined, not assigned: some pages freeze the prototypes, and assignment then fails.
  Object.defineProperty(host, 'addEventListener', {
    configurable: true,
    value(...listener: Parameters<HTMLElement['addEventListener']>) {
      added.push(listener)
      addEventListener.apply(host, listener)
    },
  })
  // Caught errors are not logged here, because `report` is the only logger.
  const root = createRoot(host, { onCaughtError: () => {}, onUncaughtError: onError })
  Reflect.deleteProperty(host, 'addEventListener')

  return {
    render: view => root.render(view),
    unmount() {
      root.unmount()
      // React assigns an empty handler, for Safari.
      host.onclick = onclick
      const mark = Object.keys(host).find(key => MARK.test(key))
      if (!mark) return
      Reflect.deleteProperty(host, mark)
      for (const listener of added) host.removeEventListener(...listener)
    },
  }
}
