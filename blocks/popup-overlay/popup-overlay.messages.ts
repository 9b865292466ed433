import { translatable } from '../../src/locale/core/translatable'

/** The texts of a pop-up; our own. */
export const POPUP_MESSAGES = translatable('popup-overlay', {
  /** Accessible name of a pop-up without a title. */
  label: 'A message from this site',
})
