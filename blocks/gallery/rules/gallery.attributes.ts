import type { GalleryData } from '../gallery.schema'

/** Attributes that pages write beside `designOptions` or inside it. */
type Attribute = 'inMotion' | 'refreshOnResize' | 'refreshOnOrientationChange'

/** An attribute of the top level, or of `designOptions` if it is missing there [GAL-04]. */
export function attributeOf(data: GalleryData, name: Attribute): unknown {
  return data[name] ?? data.designOptions?.[name]
}

/** What goes along with a slideshow of several slides. */
type Companions = Pick<GalleryData, 'thumbnails' | 'counter' | 'followHeight' | 'linkedGalleries'>

/** Whether anything does. */
export function hasCompanions({ thumbnails, counter, followHeight, linkedGalleries }: Companions): boolean {
  return thumbnails || counter || followHeight || linkedGalleries.length > 0
}
