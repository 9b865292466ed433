/** Blocks that one layout holds at most (B9 L377). */
export const MAX_BLOCKS_PER_LAYOUT = 60

/** Tracks that one album holds at most (B9 L377). */
export const MAX_TRACKS_PER_ALBUM = 60

/** Items that a collection ordered by hand holds at most (B9 L377). */
export const MAX_ORDERABLE_ITEMS = 250

/** Products that one collection holds at most (B9 L377). */
export const MAX_PRODUCTS_PER_COLLECTION = 200

/** Categories, nested ones counted, at most (B9 L377). */
export const MAX_NESTED_CATEGORIES = 10_000

/** Galleries taken over from the photo host at most (B9 L377). */
export const MAX_PHOTO_HOST_GALLERIES = 20

/** Pictures taken over out of one gallery of the photo host at most (B9 L377). */
export const MAX_PHOTO_HOST_GALLERY_SIZE = 50

/** Characters of a tag at most (B9 L377). */
export const MAX_TAG_LENGTH = 50

/** Characters of a category at most (B9 L377). */
export const MAX_CATEGORY_LENGTH = 25

/** Page names that the system keeps for itself (B9 L377). */
const RESERVED_PAGE_NAMES = new Set(['readme'])

/** No page may have that name, in any spelling. */
export const isReservedPageName = (name: string): boolean =>
  RESERVED_PAGE_NAMES.has(name.trim().toLowerCase())
