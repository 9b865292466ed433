import { type ReactElement, useLayoutEffect } from 'react'
import type { BlockError } from '../../src/data/core/block-error'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { DESIGNS } from './designs/designs'
import { useLightbox } from './designs/use-lightbox'
import type { GalleryData } from './gallery.schema'
import { coreDesign, designNamed } from './rules/gallery.design'

/** A gallery in its design. One without slides shows what the server rendered. */
export function Gallery({ serverNodes, ...data }: GalleryData & ServerContent): ReactElement {
  const name = coreDesign(data.design)
  const View = designNamed(name, DESIGNS)
  const shown = useLightbox(data)
  useOneLog()

  if (data.slides.length === 0) return <ServerHtml className="gallery" nodes={serverNodes} />
  return (
    <div className="gallery" data-design={name}>
      <View data={shown} />
    </div>
  )
}

/** Lets each fault of the gallery be logged once: a thumbnail, and a slide that comes back, say the same again. */
function useOneLog(): void {
  const host = useHost()
  useLayoutEffect(() => {
    const told = new Set<string>()
    const hear = (event: Event): void => {
      const { message } = (event as CustomEvent<BlockError>).detail
      if (told.has(message)) event.preventDefault()
      told.add(message)
    }
    host.addEventListener('ashlar:error', hear)
    return () => host.removeEventListener('ashlar:error', hear)
  }, [host])
}
