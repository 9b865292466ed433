import type { CoreDesign } from '../rules/gallery.design'
import { Base } from './base'
import type { Design } from './design'
import { Grid } from './grid'
import { Slideshow } from './slideshow'

/**
 * Every design of the core. One that is not built yet is drawn by the nearest that is, so that no gallery
 * stays blank: strip by the slideshow, the others by the grid or, one below the other, by the base.
 */
export const DESIGNS: Readonly<Record<CoreDesign, Design>> = {
  base: { View: Base },
  stacked: { View: Slideshow },
  strip: { View: Slideshow },
  grid: { View: Grid },
  autogrid: { View: Grid },
  autocolumns: { View: Grid },
  autorows: { View: Grid },
  carousel: { View: Grid },
  list: { View: Base },
}
