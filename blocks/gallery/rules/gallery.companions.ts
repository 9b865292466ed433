import type { GalleryData } from '../gallery.schema'

/** What goes along with a slideshow of several slides. */
export type Companions = Pick<GalleryData, 'thumbnails' | 'counter' | 'followHeight' | 'linkedGalleries'>

/** Whether anything does. */
export function hasCompanions({ thumbnails, counter, followHeight, linkedGalleries }: Companions): boolean {
  return thumbnails || counter || followHeight || linkedGalleries.length > 0
}
