import type { CSSProperties, ReactElement } from 'react'
import type { CropMode } from '../../../src/media/images/image-values'
import { MESSAGES } from '../gallery.messages'
import type { GalleryData } from '../gallery.schema'
import type { Slide } from '../gallery.slide.schema'
import { captionOf } from '../rules/gallery.caption'
import { CaptionText, Frame } from './frame'

/** The props of a design. There is at least one slide. */
export interface DesignProps {
  readonly data: GalleryData
}

interface CellsProps extends DesignProps {
  readonly columns: number
  /** Aspect ratio of the cells; null for each picture's own. */
  readonly ratio: number | null
  readonly crop: CropMode
}

/** All slides at once, in columns. */
export function Cells({ data, columns, ratio, crop }: CellsProps): ReactElement {
  const isShaped = ratio !== null
  const style = {
    '--gallery-columns': columns,
    '--gallery-gap': `${data.padding}px`,
    ...(isShaped && { '--gallery-ratio': ratio }),
  } as CSSProperties

  return (
    <div
      className="gallery__cells"
      role="list"
      aria-label={data.label || MESSAGES.gallery}
      data-shaped={isShaped}
      data-meta-on-hover={data.showMetaOnHover}
      style={style}
    >
      {data.slides.map((slide, index) => (
        <Cell key={index} data={data} slide={slide} index={index} crop={crop} isShaped={isShaped} isFigure />
      ))}
    </div>
  )
}

interface CellProps extends DesignProps {
  readonly slide: Slide
  readonly index: number
  readonly crop: CropMode
  /** The style sheet sets the aspect ratio of the picture's frame. */
  readonly isShaped: boolean
  /** Puts picture and caption into a `<figure>`; otherwise the design lays them out. */
  readonly isFigure?: boolean
  readonly style?: CSSProperties
}

/** One of several visible slides, with its caption. */
export function Cell({ data, isFigure, style, ...frame }: CellProps): ReactElement {
  const caption = captionOf(frame.slide, data)
  const picture = <Frame {...frame} count={data.slides.length} />
  const words = caption && <CaptionText as={isFigure ? 'figcaption' : 'div'} caption={caption} />
  const Box = caption ? 'figure' : 'div'

  return (
    <div className="gallery__cell" role="listitem" style={style}>
      {isFigure ? (
        <Box className="gallery__box">
          {picture}
          {words}
        </Box>
      ) : (
        <>
          {picture}
          {words}
        </>
      )}
    </div>
  )
}
