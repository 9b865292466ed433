const SITE_NAVIGATION = [
  ['#work', 'Work'],
  ['#questions', 'Questions'],
  ['#journal', 'Journal'],
  ['#visit', 'Visit'],
  ['/shop', 'Shop'],
] as const

const SHOP_NAVIGATION = [
  ['/shop', 'Shop'],
  ['/#work', 'Work'],
  ['/#journal', 'Journal'],
  ['/account', 'Account'],
  ['/search', 'Search'],
] as const

/** All test pages are linked from the list of blocks and from every footer. */
const QA_NAVIGATION = [
  ['/blocks', 'Blocks'],
  ['/loading', 'Loading'],
  ['/errors', 'Errors'],
  ['/board', 'Board'],
  ['/look', 'Look'],
  ['/theme', 'Theme'],
  ['/shop', 'Shop'],
  ['#pages', 'All pages'],
] as const

/** The entries of the main menu, by the page's frame. */
export const MENUS = { site: SITE_NAVIGATION, shop: SHOP_NAVIGATION, qa: QA_NAVIGATION } as const
