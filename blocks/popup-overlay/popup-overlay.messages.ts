import { translatable } from '../../src/locale/core/translatable'

/** What a visitor hears of a pop-up; the words are ours. */
export const POPUP_MESSAGES = translatable('popup-overlay', {
  /** Names one without a title. */
  label: 'A message from this site',
  close: 'Close',
})
