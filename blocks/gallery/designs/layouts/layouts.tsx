import type { ReactElement } from 'react'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import layoutsCss from '../../gallery.layouts.static.css?inline'
import rowCss from '../../gallery.row.static.css?inline'
import { DESIGN_DEFAULTS } from '../../rules/gallery.design'
import { freeRatio, pictureRatio } from '../../rules/gallery.layout'
import type { DesignProps } from '../cells'
import { DESIGNS } from '../designs'
import { Carousel } from './carousel'
import { Pictures } from './pictures'

adoptStyles(layoutsCss + rowCss)

Object.assign(DESIGNS, {
  autogrid: Columns,
  autocolumns: Columns,
  autorows: Autorows,
  carousel: Carousel,
  list: List,
})

const DEFAULTS = DESIGN_DEFAULTS.autorows

/** Justified rows of pictures of equal height in their own aspect ratios. */
function Autorows({ data }: DesignProps): ReactElement {
  const { rowHeight = DEFAULTS.rowHeight, gutter = DEFAULTS.gutter } = data
  const measures = { '--gallery-row-height': `${rowHeight}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={pictureRatio} measures={measures} />
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

/** One slide per row, the picture beside its caption. */
function List({ data }: DesignProps): ReactElement {
  const { listImageSize, gutter } = data
  const measures = {
    ...(listImageSize !== undefined && { '--gallery-image-size': `${listImageSize}%` }),
    ...(gutter !== undefined && { '--gallery-gap': `${gutter}px` }),
  }
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}
