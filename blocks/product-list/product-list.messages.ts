import { translatable } from '../../src/locale/core/translatable'

/** What a list of products says; all but the prices' words ours. */
export const MESSAGES = translatable('product-list', {
  views: 'View',
  grid: 'Grid',
  list: 'List',
  product: 'Large',
  quickView: 'Quick view',
  'sold-out': 'Sold out',
  sale: 'Sale',
})
