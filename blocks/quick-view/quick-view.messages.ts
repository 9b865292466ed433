import { translatable } from '../../src/locale/core/translatable'

/** Texts of the quick view; our own. */
export const MESSAGES = translatable('quick-view', {
  name: 'Product',
  loading: 'Loading…',
  failed: 'This product could not be loaded.',
  page: 'View the full page',
})
