/** What an item is (B3 L160). The specification gives 'video' twice: 61 is `secondVideo` here. */
export const ITEM_TYPES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  internalExport: 21,
  richText: 22,
  tweet: 50,
  rss: 51,
  checkin: 52,
  knowledgeBaseArticle: 54,
  projectItem: 55,
  portfolioItem: 59,
  translatableStringsExport: 60,
  secondVideo: 61,
  lesson: 62,
} as const

/** Kinds of taxonomy stand between the other items, without names (B3 L160). */
export const TAXONOMY_ITEM_TYPES = [56, 57, 58] as const

/**
 * What an item is called where visitors meet it in a collection (B3 L155). The specification names the
 * right side; which item types lead there is ours.
 */
export const COLLECTION_ITEM_KINDS = {
  audio: 'albumTrack',
  event: 'eventItem',
  image: 'galleryImage',
  portfolioItem: 'portfolioItem',
  text: 'blogPost',
  video: 'galleryVideo',
} as const satisfies Partial<Record<keyof typeof ITEM_TYPES, string>>
