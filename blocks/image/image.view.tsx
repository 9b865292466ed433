import { type ReactElement, useEffect } from 'react'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { ImageFromJson } from './image.from-json'
import type { ImageBlockData } from './image.schema'
import { ServerImage, useShapeStyles } from './image.server'
import type { ShapeStyles } from './image.shape'

/**
 * An image. The server's HTML stays unless the data requires something that it lacks.
 */
export function Image(data: ImageBlockData & ServerContent): ReactElement {
  const host = useHost()
  useEffect(() => watchNarrow(host), [host])
  const shapeStyles = useShapeStyles(data, host)

  if (!shapeStyles) return <ServerHtml className="image--served" nodes={data.serverNodes} />
  const isServerRendered = data.serverNodes.some(node => node instanceof Element)
  return isServerRendered && !needsDrawing(data, shapeStyles) ? (
    <ServerImage {...data} />
  ) : (
    <ImageFromJson {...data} shapeStyles={shapeStyles} />
  )
}

function needsDrawing(data: ImageBlockData, shapeStyles: ShapeStyles): boolean {
  if (shapeStyles.clipPath || data.dropShadow !== undefined) return true
  return (['source', 'caption', 'link', 'aspectRatio', 'maxWidth'] as const).some(
    name => data[name] !== undefined,
  )
}

/** Below this width, in px, an image block is narrow [IMG-17]. */
const NARROW_PX = 415

const NARROW_CLASS = 'narrow-width'

/** Sets a class on the block while it is narrow. Returns a function that stops it. */
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
