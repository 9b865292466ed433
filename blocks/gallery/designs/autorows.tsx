import type { ReactElement } from 'react'
import { DESIGN_DEFAULTS } from '../rules/gallery.defaults'
import { pictureRatio } from '../rules/gallery.shapes'
import type { DesignProps } from './design'
import { Pictures } from './pictures'

const DEFAULTS = DESIGN_DEFAULTS.autorows

/** Rows that end flush, of pictures of one height that keep their shapes. */
export function Autorows({ data }: DesignProps): ReactElement {
  const { rowHeight = DEFAULTS.rowHeight, gutter = DEFAULTS.gutter } = data
  const measures = { '--gallery-row-height': `${rowHeight}px`, '--gallery-gap': `${gutter}px` } as const
  return <Pictures data={data} ratioOf={pictureRatio} measures={measures} />
}
