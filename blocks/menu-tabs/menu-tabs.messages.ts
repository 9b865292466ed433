import { translatable } from '../../src/locale/core/translatable'

/** The accessible names of the tabs. */
export const MENU_MESSAGES = translatable('menu-tabs', {
  /** The label of the tab list. */
  label: 'Menus',
})
