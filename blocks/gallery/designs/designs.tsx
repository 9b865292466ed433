import type { ComponentType, ReactElement } from 'react'
import { type CoreDesign, DESIGN_DEFAULTS } from '../rules/gallery.design'
import { cropOf, freeRatio, pictureRatio, thumbnailRatio } from '../rules/gallery.layout'
import { Carousel } from './carousel'
import { Cells, type DesignProps, Pictures } from './cells'
import { Slideshow } from './slideshow'

/** The components of the core designs. */
export const DESIGNS: Readonly<Record<CoreDesign, ComponentType<DesignProps>>> = {
  base: Base,
  stacked: Slideshow,
  strip: Slideshow,
  grid: Grid,
  autogrid: Columns,
  autocolumns: Columns,
  autorows: Autorows,
  carousel: Carousel,
  list: List,
}

const DEFAULTS = DESIGN_DEFAULTS.autorows

/** Justified rows of pictures of equal height in their own aspect ratios. */
function Autorows({ data }: DesignProps): ReactElement {
  const { rowHeight = DEFAULTS.rowHeight, gutter = DEFAULTS.gutter } = data
  const measures = { '--gallery-row-height': `${rowHeight}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={pictureRatio} measures={measures} />
}

/** One picture per row, each in its own aspect ratio. */
function Base({ data }: DesignProps): ReactElement {
  return <Cells data={data} columns={1} ratio={null} crop={cropOf(data, 'cover')} />
}

/**
 * As many columns as fit: in rows for an autogrid, without gaps for autocolumns, whose reading and Tab order goes
 * down each column.
 */
function Columns({ data }: DesignProps): ReactElement {
  const { columnWidth, gutter = DESIGN_DEFAULTS.columns.gutter } = data
  const measures = { '--gallery-column-width': `${columnWidth}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}

/** Thumbnails of equal shape, in at most `thumbnailsPerRow` columns. */
function Grid({ data }: DesignProps): ReactElement {
  return (
    <Cells
      data={data}
      columns={data.thumbnailsPerRow}
      ratio={thumbnailRatio(data)}
      crop={cropOf(data, 'cover')}
    />
  )
}

/** One slide per row, the picture beside its caption. */
function List({ data }: DesignProps): ReactElement {
  const { listImageSize, gutter } = data
  const measures = {
    ...(listImageSize !== undefined && { '--gallery-image-size': `${listImageSize}%` }),
    ...(gutter !== undefined && { '--gallery-gap': `${gutter}px` }),
  }
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}
