import { translatable } from '../../src/locale/core/translatable'

/** What the quick view says; ours. */
export const MESSAGES = translatable('quick-view', {
  name: 'Product',
  close: 'Close',
  loading: 'Loading…',
  failed: 'This product cannot be shown here.',
  page: 'View the full page',
})
