import { translatable } from '../../src/locale/core/translatable'

/** The texts of the save button. */
export const PINTEREST_MESSAGES = translatable('pinterest-overlay', {
  save: 'Save',
  label: 'Save this picture on Pinterest',
})
