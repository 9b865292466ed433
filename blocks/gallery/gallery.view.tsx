import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { ServerHtml } from '../kit/element/server-html'
import { DESIGNS } from './designs/designs'
import { useLightbox } from './designs/use-lightbox'
import { useOneLog } from './designs/use-one-log'
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
