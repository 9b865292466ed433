import { render } from 'preact'
import type { Root } from 'react-dom/client'
import { viewSide } from './host-children'

/** Creates a Preact root on the empty `host`. It stands in for `host-root` in the flavour `lite`: Preact leaves nothing behind. */
export function createHostRoot(host: HTMLElement): Root {
  const container = viewSide(host)
  return {
    render: view => render(view as never, container),
    unmount: () => render(null, container),
  }
}
