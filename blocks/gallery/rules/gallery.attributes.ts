import type { GalleryData } from '../gallery.schema'

/** Attributes that pages write beside `designOptions` or inside it. */
type Attribute = 'inMotion' | 'refreshOnResize' | 'refreshOnOrientationChange'

/** An attribute of the top level, or of `designOptions` if it is missing there [GAL-04]. */
export function attributeOf(data: GalleryData, name: Attribute): unknown {
  return data[name] ?? data.designOptions?.[name]
}
