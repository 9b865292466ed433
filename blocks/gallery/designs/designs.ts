import type { ComponentType } from 'react'
import type { CoreDesign } from '../rules/gallery.design'
import { Autorows } from './autorows'
import { Base } from './base'
import { Carousel } from './carousel'
import { Columns } from './columns'
import type { DesignProps } from './design'
import { Grid } from './grid'
import { List } from './list'
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
