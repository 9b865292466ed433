import { type ReactNode, type ReactPortal, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { sheetOf } from '../../element/adopt-styles'

interface SurfaceProps {
  /** The name of the element in the page, `<div data-ashlar-surface=NAME>`: its parts are styled by `::part()`. */
  readonly name: string
  /** The text of its style sheet. Nothing of the site's reaches inside. */
  readonly css: string
  /** The element that holds it; otherwise one of its own, at the end of the body. */
  readonly at?: HTMLElement
  readonly children?: ReactNode
}

/**
 * Shows `children` at the end of the body, or in an element that stands elsewhere, in a shadow root: for what must not inherit the site's
 * styles, such as a lightbox or a cookie banner. It goes when the view goes.
 */
export function Surface({ name, css, at, children }: SurfaceProps): ReactPortal | null {
  const [root, setRoot] = useState<ShadowRoot | null>(null)

  useLayoutEffect(() => {
    const host = at ?? document.createElement('div')
    host.dataset.ashlarSurface = name
    // An element keeps its shadow root for as long as it lives.
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheetOf(css)]
    if (!at) document.body.append(host)
    setRoot(shadow)
    return at ? undefined : () => host.remove()
  }, [name, css, at])

  // A shadow root holds children as any element does; only React's types ask for more.
  return root && createPortal(children, root as unknown as Element)
}
