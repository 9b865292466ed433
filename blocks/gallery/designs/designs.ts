import type { CoreDesign } from '../rules/gallery.design'
import { Autocolumns } from './autocolumns'
import { Autogrid } from './autogrid'
import { Autorows } from './autorows'
import { Base } from './base'
import { Carousel } from './carousel'
import type { Design } from './design'
import { Grid } from './grid'
import { List } from './list'
import { Slideshow } from './slideshow'

/** Every design of the core. */
export const DESIGNS: Readonly<Record<CoreDesign, Design>> = {
  base: { View: Base },
  stacked: { View: Slideshow },
  strip: { View: Slideshow },
  grid: { View: Grid },
  autogrid: { View: Autogrid },
  autocolumns: { View: Autocolumns },
  autorows: { View: Autorows },
  carousel: { View: Carousel },
  list: { View: List },
}
