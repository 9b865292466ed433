import type { CSSProperties, ReactElement } from 'react'
import type { CropMode } from '../../../src/media/images/image-values'
import { MESSAGES } from '../gallery.messages'
import { Cell } from './cell'
import type { DesignProps } from './design'

interface CellsProps extends DesignProps {
  readonly columns: number
  /** Width divided by height of every cell; null gives each picture its own shape. */
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
