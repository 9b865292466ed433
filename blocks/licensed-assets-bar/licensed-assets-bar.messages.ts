import { translatable } from '../../src/locale/core/translatable'

/** The default texts of the licensed assets bar. */
export const LICENSE_MESSAGES = translatable('licensed-assets-bar', {
  label: 'Licensed pictures',
  more: 'Learn more',
})
