import type { CSSProperties, ReactElement } from 'react'
import type { CropMode } from '../../../src/images/image-values'
import { MESSAGES } from '../gallery.messages'
import { captionOf } from '../rules/gallery.caption'
import { CaptionText } from './caption-text'
import type { DesignProps } from './design'
import { Frame } from './frame'

interface CellsProps extends DesignProps {
  readonly columns: number
  /** Width divided by height of every cell; null gives each picture its own shape. */
  readonly ratio: number | null
  readonly crop: CropMode
}

/** All slides at once, in columns. */
export function Cells({ data, columns, ratio, crop }: CellsProps): ReactElement {
  const style = {
    '--gallery-columns': columns,
    '--gallery-gap': `${data.padding}px`,
    ...(ratio !== null && { '--gallery-ratio': ratio }),
  } as CSSProperties

  return (
    <div
      className="gallery__cells"
      role="list"
      aria-label={data.label || MESSAGES.gallery}
      data-shaped={ratio !== null}
      data-meta-on-hover={data.showMetaOnHover}
      style={style}
    >
      {data.slides.map((slide, index) => {
        const caption = captionOf(slide, data)
        const Box = caption ? 'figure' : 'div'
        return (
          <div key={index} className="gallery__cell" role="listitem">
            <Box className="gallery__box">
              <Frame
                slide={slide}
                index={index}
                count={data.slides.length}
                crop={crop}
                isShaped={ratio !== null}
              />
              {caption && <CaptionText as="figcaption" caption={caption} />}
            </Box>
          </div>
        )
      })}
    </div>
  )
}
