/** Blocks whose style sheet reserves the box of an empty element. */
export const RESERVED: readonly string[] = [
  'audio',
  'calendar',
  'chart',
  'map',
  'marquee',
  'reservation',
  'share-buttons',
  'social-follow',
  'social-links',
  'table-booking',
  'video',
]
