import { createRoot, type Root } from 'react-dom/client'

/** React's mark on an element that it listens on: while it is there, React adds no listener again. */
const MARK = /^_reactListening/

/**
 * Makes a React root on `host` that leaves nothing there when it is unmounted. React's own leaves its
 * listeners, about 140, on the element for as long as that lives.
 */
export function createHostRoot(host: HTMLElement): Root {
  const { onclick, addEventListener } = host
  const added: Parameters<HTMLElement['addEventListener']>[] = []
  host.addEventListener = (...listener: Parameters<HTMLElement['addEventListener']>) => {
    added.push(listener)
    addEventListener.apply(host, listener)
  }
  // Silent, because `report` is the one that logs.
  const root = createRoot(host, { onCaughtError: () => {} })
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
