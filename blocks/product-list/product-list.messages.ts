import { translatable } from '../../src/locale/core/translatable'

/** Texts of a product list; our own, except for prices. */
export const MESSAGES = translatable('product-list', {
  views: 'View',
  grid: 'Grid',
  list: 'List',
  product: 'Large',
  quickView: 'Quick view',
  'sold-out': 'Sold out',
  sale: 'Sale',
})
