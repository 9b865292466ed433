import type { ComponentType, ReactElement } from 'react'
import { type CoreDesign, DESIGN_DEFAULTS } from '../rules/gallery.design'
import { cropOf, freeRatio, pictureRatio, thumbnailRatio } from '../rules/gallery.layout'
import { Carousel } from './carousel'
import { Cells, type DesignProps, Pictures } from './cells'
import { Slideshow } from './slideshow'

/** Every design of the core. */
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

/** Rows that end flush, of pictures of one height that keep their shapes. */
function Autorows({ data }: DesignProps): ReactElement {
  const { rowHeight = DEFAULTS.rowHeight, gutter = DEFAULTS.gutter } = data
  const measures = { '--gallery-row-height': `${rowHeight}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={pictureRatio} measures={measures} />
}

/** One picture below the other, each in its own shape. */
function Base({ data }: DesignProps): ReactElement {
  return <Cells data={data} columns={1} ratio={null} crop={cropOf(data, 'cover')} />
}

/**
 * As many columns as there is room for: an autogrid in rows; autocolumns without holes, which are read and tabbed
 * through as they are seen, down each.
 */
function Columns({ data }: DesignProps): ReactElement {
  const { columnWidth, gutter = DESIGN_DEFAULTS.columns.gutter } = data
  const measures = { '--gallery-column-width': `${columnWidth}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}

/** Thumbnails of one shape, in as many columns as the block asks for and the screen has room for. */
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

/** One slide a row, its picture beside its words. */
function List({ data }: DesignProps): ReactElement {
  const { listImageSize, gutter } = data
  const measures = {
    ...(listImageSize !== undefined && { '--gallery-image-size': `${listImageSize}%` }),
    ...(gutter !== undefined && { '--gallery-gap': `${gutter}px` }),
  }
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}
