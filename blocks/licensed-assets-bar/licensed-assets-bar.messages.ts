import { translatable } from '../../src/locale/core/translatable'

/** What is said of licensed pictures where the site has no words for it; they are ours. */
export const LICENSE_MESSAGES = translatable('licensed-assets-bar', {
  label: 'Licensed pictures',
  more: 'Learn more',
})
