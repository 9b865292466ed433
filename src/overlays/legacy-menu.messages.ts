import { translatable } from '../locale/core/translatable'

/** The names of controls in the header of exported pages that have none. */
export const LEGACY_MENU_MESSAGES = translatable('legacy-menu', {
  /** The burger button. */
  menu: 'Menu',
})
