import type { ReactElement } from 'react'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import { useLanguage } from '../../../kit/element/host'
import type { GalleryData } from '../../gallery.schema'
import css from './companions.css?inline'
import { counterText } from './companions.messages'
import { useLinks } from './linked-galleries'
import { type CompanionsProps, Thumbnails } from './thumbnails'

adoptStyles(css)

/** The counter, thumbnails and links of a slideshow: a lazy chunk. */
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

/** Whether a caption at the top takes the counter's place. */
function isLow({ metaPosition, showMeta }: GalleryData): boolean {
  return showMeta && metaPosition.includes('top')
}

interface CounterProps {
  readonly index: number
  readonly count: number
  readonly isLow: boolean
}

/** The position among the slides. Hidden from screen readers, which get it from the slide's label. */
function Counter({ index, count, isLow }: CounterProps): ReactElement {
  return (
    <div className="gallery__counter" data-low={isLow} aria-hidden="true">
      {counterText(index, count, useLanguage())}
    </div>
  )
}
