import { type ReactElement, useEffect } from 'react'
import type { ServerContent } from '../kit/define-block'
import { useHost } from '../kit/host'
import { watchNarrow } from './image.narrow'
import { NewImage } from './image.new'
import type { ImageBlockData } from './image.schema'
import { ServedImage } from './image.served'

/**
 * The picture. The server's HTML stays as it is around its own `<img>`, unless the data asks for
 * something that it does not have.
 */
export function Image(data: ImageBlockData & ServerContent): ReactElement {
  const host = useHost()
  useEffect(() => watchNarrow(host), [host])

  const isServed = data.serverNodes.some(node => node instanceof Element)
  return isServed && !asksForMore(data) ? <ServedImage {...data} /> : <NewImage {...data} />
}

function asksForMore(data: ImageBlockData): boolean {
  return (['source', 'caption', 'link', 'aspectRatio', 'maxWidth', 'dropShadow'] as const).some(
    name => data[name] !== undefined,
  )
}
