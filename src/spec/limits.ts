/**
 * The limits that only an editor can exceed. The others stand where a visitor, an owner or a server meets them.
 */
export const EDITOR_LIMITS = {
  /** [LIM-01] */
  blocksPerLayout: 60,
  /** Items of a collection that its owner sorts by hand [LIM-03]. */
  orderableItems: 250,
  /** [LIM-05] */
  nestedCategories: 10_000,
  /** Galleries imported from the photo host [LIM-06]. */
  importedGalleries: 20,
  /** Pictures imported from one gallery of the photo host [LIM-06]. */
  importedGalleryPictures: 50,
  /** Characters [LIM-07]. */
  tagLength: 50,
  /** Characters [LIM-07]. */
  categoryLength: 25,
} as const
