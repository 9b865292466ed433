import type { GalleryData } from '../../gallery.schema'

/** Fields that pages write beside or inside `designOptions`. */
type Attribute = 'inMotion' | 'refreshOnResize' | 'refreshOnOrientationChange'

/** A field of the top level, or else of `designOptions`. */
export function attributeOf(data: GalleryData, name: Attribute): unknown {
  return data[name] ?? data.designOptions?.[name]
}

/** The fields that need the companions chunk. */
type Companions = Pick<GalleryData, 'thumbnails' | 'counter' | 'followHeight' | 'linkedGalleries'>

/** Whether a slideshow needs the companions chunk. */
export function hasCompanions({ thumbnails, counter, followHeight, linkedGalleries }: Companions): boolean {
  return thumbnails || counter || followHeight || linkedGalleries.length > 0
}
