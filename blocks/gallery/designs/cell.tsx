import type { CSSProperties, ReactElement } from 'react'
import type { CropMode } from '../../../src/media/images/image-values'
import type { Slide } from '../gallery.slide.schema'
import { captionOf } from '../rules/gallery.caption'
import { CaptionText } from './caption-text'
import type { DesignProps } from './design'
import { Frame } from './frame'

interface CellProps extends DesignProps {
  readonly slide: Slide
  readonly index: number
  readonly crop: CropMode
  /** The style sheet gives the picture's frame its shape. */
  readonly isShaped: boolean
  /** Holds picture and words in a `<figure>`; else they are laid out by the design, side by side. */
  readonly isFigure?: boolean
  readonly style?: CSSProperties
}

/** One of several slides that are shown at once, and its words. */
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
