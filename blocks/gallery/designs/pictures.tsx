import type { CSSProperties, ReactElement, RefObject } from 'react'
import { MESSAGES } from '../gallery.messages'
import type { Slide } from '../gallery.slide.schema'
import { cropOf } from '../rules/gallery.layout'
import { Cell } from './cell'
import type { DesignProps } from './design'

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
