import { translatable } from '../../src/locale/core/translatable'

/** What the control on pictures says; the words are ours. */
export const PINTEREST_MESSAGES = translatable('pinterest-overlay', {
  save: 'Save',
  label: 'Save this picture on Pinterest',
})
