import type { ReactElement } from 'react'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { freeRatio } from '../rules/gallery.shapes'
import type { DesignProps } from './design'
import { Pictures } from './pictures'

/** Rows of as many columns as there is room for. */
export function Autogrid({ data }: DesignProps): ReactElement {
  const { columnWidth, gutter = DESIGN_DEFAULTS.autogrid.gutter } = data
  const measures = { '--gallery-column-width': `${columnWidth}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={() => freeRatio(data)} measures={measures} />
}
