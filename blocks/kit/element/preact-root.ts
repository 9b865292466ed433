import { render } from 'preact'
import type { Root } from 'react-dom/client'
import { viewSide } from './host-children'

/**
 * Replaces `host-root` in the flavour `lite`: creates a Preact root on the empty `host`. Unlike React, Preact adds no
 * listeners or properties to the host that would have to be removed.
 */
export function createHostRoot(host: HTMLElement): Root {
  const container = viewSide(host)
  return {
    render: view => render(view as never, container),
    unmount: () => render(null, container),
  }
}
