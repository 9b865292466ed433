import type { ComponentType, ReactElement } from 'react'
import type { GalleryData } from '../gallery.schema'
import { type CoreDesign, coreDesign } from '../rules/gallery.design'
import { cropOf, thumbnailRatio } from '../rules/gallery.layout'
import { Cells, type DesignProps } from './cells'

/** The components of the core designs that have loaded. The bundles of variants add theirs. */
export const DESIGNS: Partial<Record<CoreDesign, ComponentType<DesignProps>>> = {
  base: Base,
  grid: Grid,
}

/** Loads the component of a gallery's design; undefined if it has loaded, as it has where the runtime knew the design. */
export function loadDesign({ design }: Pick<GalleryData, 'design'>): Promise<unknown> | undefined {
  const name = coreDesign(design)
  if (Object.hasOwn(DESIGNS, name)) return undefined
  return name === 'stacked' || name === 'strip'
    ? import('./slideshow/slideshow')
    : import('./layouts/layouts')
}

/** One picture per row, each in its own aspect ratio. */
function Base({ data }: DesignProps): ReactElement {
  return <Cells data={data} columns={1} ratio={null} crop={cropOf(data, 'cover')} />
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
