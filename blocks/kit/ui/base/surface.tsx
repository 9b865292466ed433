import { type ReactNode, type ReactPortal, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { dom } from '../../../../src/data/core/dom'
import { sheetOf } from '../../element/adopt-styles'

interface SurfaceProps {
  /** The element's name in the page, `<div data-ashlar-surface=NAME>`; `::part()` styles its parts. */
  readonly name: string
  /** The text of its style sheet. The site's styles do not apply inside. */
  readonly css: string
  /** The element to attach to; by default a new one at the end of the body. */
  readonly at?: HTMLElement
  readonly children?: ReactNode
}

/**
 * Renders `children` in a shadow root at the end of the body, or in a given element, isolated from the site's
 * styles: for a lightbox or a cookie banner. It is removed when the view unmounts.
 */
export function Surface({ name, css, at, children }: SurfaceProps): ReactPortal | null {
  const [root, setRoot] = useState<ShadowRoot | null>(null)

  useLayoutEffect(() => {
    const host = at ?? dom.createElement('div')
    host.dataset.ashlarSurface = name
    // A shadow root cannot be detached from its element.
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheetOf(css)]
    if (!at) dom.body.append(host)
    setRoot(shadow)
    return at ? undefined : () => host.remove()
  }, [name, css, at])

  // A shadow root holds children like any element; only React's types require more.
  return root && createPortal(children, root as unknown as Element)
}
