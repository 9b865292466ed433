/** What a visitor hears of the tabs; the words are ours. */
export const MENU_MESSAGES = {
  /** Names the tabs together. */
  label: 'Menus',
} as const
