import type { ReactElement } from 'react'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { freeRatio } from '../rules/gallery.shapes'
import type { DesignProps } from './design'
import { Pictures } from './pictures'

/**
 * As many columns as there is room for: an autogrid in rows; autocolumns without holes, which are read and tabbed
 * through as they are seen, down each.
 */
export function Columns({ data }: DesignProps): ReactElement {
  const { columnWidth, gutter = DESIGN_DEFAULTS.columns.gutter } = data
  const measures = { '--gallery-column-width': `${columnWidth}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}
