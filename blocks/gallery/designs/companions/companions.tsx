import type { ReactElement } from 'react'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import type { GalleryData } from '../../gallery.schema'
import { useLanguage } from '../use-language'
import css from './companions.css?inline'
import { counterText } from './companions.messages'
import { useLinks } from './linked-galleries'
import { type CompanionsProps, Thumbnails } from './thumbnails'

adoptStyles(css)

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

interface CounterProps {
  readonly index: number
  readonly count: number
  readonly isLow: boolean
}

/** Which slide is shown, out of how many. Screen readers hear the same from the slide. */
function Counter({ index, count, isLow }: CounterProps): ReactElement {
  return (
    <div className="gallery__counter" data-low={isLow} aria-hidden="true">
      {counterText(index, count, useLanguage())}
    </div>
  )
}
