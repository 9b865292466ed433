import { createRoot, type Root } from 'react-dom/client'

/** React's mark on an element that it listens on: while it is there, React adds no listener again. */
const MARK = /^_reactListening/

/**
 * Makes a React root on `host` that leaves nothing there when it is unmounted. React's own leaves its
 * listeners, about 140, on the element for as long as that lives.
 *
 * @param onError called with what no boundary can catch: a cleanup that throws while the root goes.
 */
export function createHostRoot(host: HTMLElement, onError: (cause: unknown) => void): Root {
  const { onclick, addEventListener } = host
  const added: Parameters<HTMLElement['addEventListener']>[] = []
  // Defined, not assigned: some pages freeze the prototypes, and then nothing of that name can be assigned.
  Object.defineProperty(host, 'addEventListener', {
    configurable: true,
    value(...listener: Parameters<HTMLElement['addEventListener']>) {
      added.push(listener)
      addEventListener.apply(host, listener)
    },
  })
  // What is caught is silent, because `report` is the one that logs.
  const root = createRoot(host, { onCaughtError: () => {}, onUncaughtError: onError })
  Reflect.deleteProperty(host, 'addEventListener')

  return {
    render: view => root.render(view),
    unmount() {
      root.unmount()
      // React sets one that does nothing, for Safari.
      host.onclick = onclick
      const mark = Object.keys(host).find(key => MARK.test(key))
      if (!mark) return
      Reflect.deleteProperty(host, mark)
      for (const listener of added) host.removeEventListener(...listener)
    },
  }
}
