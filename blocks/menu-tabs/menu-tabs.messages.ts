import { translatable } from '../../src/locale/core/translatable'

/** What a visitor hears of the tabs; the words are ours. */
export const MENU_MESSAGES = translatable('menu-tabs', {
  /** Names the tabs together. */
  label: 'Menus',
})
