import type { GalleryData } from '../gallery.schema'

/** Attributes that pages write beside `designOptions` or inside it. */
type Attribute = 'inMotion' | 'refreshOnResize' | 'refreshOnOrientationChange'

/** The value of an attribute: the top level wins over `designOptions`; `fallback` if neither has it [GAL-04]. */
export function attributeOf(data: GalleryData, name: Attribute, fallback: boolean): boolean {
  const inner = data.designOptions?.[name]
  return data[name] ?? (typeof inner === 'boolean' ? inner : fallback)
}
