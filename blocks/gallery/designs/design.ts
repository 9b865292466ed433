import type { GalleryData } from '../gallery.schema'

/** What a design draws from. There is at least one slide. */
export interface DesignProps {
  readonly data: GalleryData
}
