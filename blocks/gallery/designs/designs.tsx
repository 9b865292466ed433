import type { ComponentType, ReactElement } from 'react'
import type { GalleryData } from '../gallery.schema'
import { type CoreDesign, coreDesign } from '../rules/gallery.design'
import { cropOf, thumbnailRatio } from '../rules/gallery.layout'
import { Cells, type DesignProps } from './cells'
import { Slideshow } from './slideshow'

/** The components of the core designs that have loaded. */
export const DESIGNS: Partial<Record<CoreDesign, ComponentType<DesignProps>>> = {
  base: Base,
  stacked: Slideshow,
  strip: Slideshow,
  grid: Grid,
}

/** Loads the component of a gallery's design; undefined if it has loaded. */
export const loadDesign = ({ design }: Pick<GalleryData, 'design'>): Promise<void> | undefined =>
  Object.hasOwn(DESIGNS, coreDesign(design)) ? undefined : loadLayouts()

const loadLayouts = async (): Promise<void> => {
  const { LAYOUTS } = await import('./layouts')
  Object.assign(DESIGNS, LAYOUTS)
}

// Requested before the first such gallery mounts; a failure surfaces there.
if (
  document.querySelector("ashlar-gallery:is([data-block-json*='\"auto'],[data-block-json*='\"carousel'])")
) {
  loadLayouts().catch(() => {})
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
