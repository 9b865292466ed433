import type { CSSProperties, ReactElement, RefObject } from 'react'
import { MESSAGES } from '../../gallery.messages'
import type { Slide } from '../../gallery.slide.schema'
import { cropOf } from '../../rules/gallery.layout'
import { Cell, type DesignProps } from '../cells'

interface PicturesProps extends DesignProps {
  /** Aspect ratio of a slide's box; null for the picture's own. */
  readonly ratioOf: (slide: Slide) => number | null
  /** Custom properties for the design's style sheet. */
  readonly measures: Readonly<Record<`--gallery-${string}`, string | number>>
  /** Ref to the scroll container, if it scrolls. */
  readonly scroller?: RefObject<HTMLDivElement | null>
}

/** All slides, laid out by the style sheet. */
export function Pictures({ data, ratioOf, measures, scroller }: PicturesProps): ReactElement {
  return (
    <div
      className="gallery__pictures"
      role="list"
      aria-label={data.label || MESSAGES.gallery}
      data-meta-on-hover={data.showMetaOnHover}
      style={measures as CSSProperties}
      // Focusable, so that arrow keys scroll it.
      {...(scroller && { ref: scroller, tabIndex: 0 })}
    >
      {data.slides.map((slide, index) => {
        const ratio = ratioOf(slide)
        return (
          <Cell
            key={index}
            data={data}
            slide={slide}
            index={index}
            crop={cropOf(data, 'cover')}
            isShaped={ratio !== null}
            style={shapeOf(ratio)}
          />
        )
      })}
    </div>
  )
}

function shapeOf(ratio: number | null): CSSProperties {
  return (ratio === null ? {} : { '--gallery-ratio': ratio }) as CSSProperties
}
