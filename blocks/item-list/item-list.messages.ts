import { translatable } from '../../src/locale/core/translatable'

/** The texts of the item list. */
export const ITEM_LIST_MESSAGES = translatable('item-list', {
  carousel: 'carousel',
  label: 'Highlights',
  previous: 'Previous',
  next: 'Next',
})
