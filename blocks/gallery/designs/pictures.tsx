import type { CSSProperties, ReactElement, RefObject } from 'react'
import { MESSAGES } from '../gallery.messages'
import type { Slide } from '../gallery.slide.schema'
import { captionOf } from '../rules/gallery.caption'
import { cropOf } from '../rules/gallery.layout'
import { CaptionText } from './caption-text'
import type { DesignProps } from './design'
import { Frame } from './frame'

interface PicturesProps extends DesignProps {
  /** Width divided by height of a slide's box; null gives its picture its own shape. */
  readonly ratioOf: (slide: Slide) => number | null
  /** What the style sheet of the design lays them out by. */
  readonly measures: Readonly<Record<`--gallery-${string}`, string | number>>
  /** The element that holds the slides, where it scrolls. */
  readonly scroller?: RefObject<HTMLDivElement | null>
}

/** All slides, to be laid out by the style sheet alone. */
export function Pictures({ data, ratioOf, measures, scroller }: PicturesProps): ReactElement {
  return (
    <div
      className="gallery__pictures"
      role="list"
      aria-label={data.label || MESSAGES.gallery}
      data-meta-on-hover={data.showMetaOnHover}
      style={measures as CSSProperties}
      // A visitor without a pointer scrolls it by the arrow keys.
      {...(scroller && { ref: scroller, tabIndex: 0 })}
    >
      {data.slides.map((slide, index) => {
        const caption = captionOf(slide, data)
        const ratio = ratioOf(slide)
        return (
          <div key={index} className="gallery__cell" role="listitem" style={shapeOf(ratio)}>
            <Frame
              slide={slide}
              index={index}
              count={data.slides.length}
              crop={cropOf(data, 'cover')}
              isShaped={ratio !== null}
            />
            {caption && <CaptionText as="div" caption={caption} />}
          </div>
        )
      })}
    </div>
  )
}

function shapeOf(ratio: number | null): CSSProperties {
  return (ratio === null ? {} : { '--gallery-ratio': ratio }) as CSSProperties
}
