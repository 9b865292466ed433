import { type ReactElement, useEffect } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import type { Cut } from './image.cut'
import { DrawnImage } from './image.drawn'
import type { ImageBlockData } from './image.schema'
import { ServerImage, useCut } from './image.server'

/**
 * The picture. The server's HTML stays as it is around its own `<img>`, unless the data asks for
 * something that it does not have.
 */
export function Image(data: ImageBlockData & ServerContent): ReactElement {
  const host = useHost()
  useEffect(() => watchNarrow(host), [host])
  const cut = useCut(data, host)

  if (!cut) return <ServerHtml className="image--served" nodes={data.serverNodes} />
  const isServed = data.serverNodes.some(node => node instanceof Element)
  return isServed && !needsDrawing(data, cut) ? <ServerImage {...data} /> : <DrawnImage {...data} cut={cut} />
}

function needsDrawing(data: ImageBlockData, cut: Cut): boolean {
  if (cut.clipPath || data.dropShadow !== undefined) return true
  return (['source', 'caption', 'link', 'aspectRatio', 'maxWidth'] as const).some(
    name => data[name] !== undefined,
  )
}

/** Under this width an image block is narrow, in px (B9 L350). */
const NARROW_PX = 415

const NARROW_CLASS = 'narrow-width'

/** Marks the block while it is narrow. Returns how to stop. */
function watchNarrow(host: HTMLElement): () => void {
  const observer = new ResizeObserver(entries => {
    for (const { contentRect } of entries) host.classList.toggle(NARROW_CLASS, contentRect.width < NARROW_PX)
  })
  observer.observe(host)
  return () => {
    observer.disconnect()
    host.classList.remove(NARROW_CLASS)
    if (!host.className) host.removeAttribute('class')
  }
}
