import type { ReactElement } from 'react'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import type { GalleryData } from '../../gallery.schema'
import type { MovingGallery } from '../use-motion'
import css from './companions.css?inline'
import { Counter } from './counter'
import { Thumbnails } from './thumbnails'
import { useLinks } from './use-links'

adoptStyles(css)

export interface CompanionsProps {
  readonly data: GalleryData
  readonly gallery: MovingGallery
}

/** What goes along with the slides of a slideshow: a part that is loaded where it is asked for. */
export function Companions({ data, gallery }: CompanionsProps): ReactElement {
  useLinks(data.linkedGalleries)
  return (
    <>
      {data.counter && (
        <Counter index={gallery.motion.index} count={gallery.track.count} isLow={isLow(data)} />
      )}
      {data.thumbnails && <Thumbnails data={data} gallery={gallery} />}
    </>
  )
}

/** Words at the top have its usual place. */
function isLow({ metaPosition, showMeta }: GalleryData): boolean {
  return showMeta && metaPosition.includes('top')
}
