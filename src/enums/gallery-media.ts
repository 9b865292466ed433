/** Where a picture or video of a gallery comes from (B3 L171). */
export const GALLERY_MEDIA_TYPES = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const

/** First and last number of the layouts of galleries, summaries, charts and images; they have no names (B3 L171). */
export const LAYOUT_IDS = { first: 1000, last: 1019 } as const

/** The number is that of a layout. */
export const isLayoutId = (id: number): boolean =>
  Number.isInteger(id) && id >= LAYOUT_IDS.first && id <= LAYOUT_IDS.last
