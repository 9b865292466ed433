import { type ReactElement, useLayoutEffect } from 'react'
import type { BlockError } from '../../src/data/core/report'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { DESIGNS } from './designs/designs'
import { useLightbox } from './designs/use-lightbox'
import type { GalleryData } from './gallery.schema'
import { coreDesign, designNamed } from './rules/gallery.design'

/** A gallery in its design; without slides, the server's HTML. */
export function Gallery({ serverNodes, ...data }: GalleryData & ServerContent): ReactElement {
  const name = coreDesign(data.design)
  const View = designNamed(name, DESIGNS)
  const shown = useLightbox(data)
  useUniqueErrors()

  if (data.slides.length === 0) return <ServerHtml className="gallery" nodes={serverNodes} />
  return (
    <div className="gallery" data-design={name}>
      <View data={shown} />
    </div>
  )
}

/** Suppresses repeated errors, such as those of a thumbnail and its slide. */
function useUniqueErrors(): void {
  const host = useHost()
  useLayoutEffect(() => {
    const reported = new Set<string>()
    const suppressRepeat = (event: Event): void => {
      const { message } = (event as CustomEvent<BlockError>).detail
      if (reported.has(message)) event.preventDefault()
      reported.add(message)
    }
    host.addEventListener('ashlar:error', suppressRepeat)
    return () => host.removeEventListener('ashlar:error', suppressRepeat)
  }, [host])
}
