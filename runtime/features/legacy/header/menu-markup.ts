/** How a generation of exported sites marks up its menu in narrow windows. */
export interface MenuMarkup {
  /** The buttons that open and close the menu. */
  readonly burgers: string
  /** The overlay that contains the links. */
  readonly menu: string
  /** The part of the page that stays usable while the menu is open: the closest such ancestor of the menu, with its burger button. */
  readonly frame: string
  /** Classes of the open state: of the body, and of the burger buttons. */
  readonly openBody: string
  readonly openBurger: string
  /** The list that a folder covers, and its class meanwhile. */
  readonly root: string
  readonly behind: string
  /** A folder, the attribute with its name, and its class while it is shown. */
  readonly folder: string
  readonly name: string
  readonly shown: string
  /** Opens the folder that the attribute `opens` names. */
  readonly opener: string
  readonly opens: string
  /** Returns from a folder to the list. */
  readonly back: string
}

/** The markup of the site templates, newer ones first. */
export const MENUS: readonly MenuMarkup[] = [
  {
    burgers: '.header-burger-btn',
    menu: '.header-menu',
    frame: 'header',
    openBody: 'header--menu-open',
    openBurger: 'burger--active',
    root: '[data-folder=root]',
    behind: 'header-menu-nav-folder--open',
    folder: '[data-folder]:not([data-folder=root])',
    name: 'data-folder',
    shown: 'header-menu-nav-folder--active',
    opener: '[data-folder-id]',
    opens: 'data-folder-id',
    back: '[data-action=back], [data-action=return]',
  },
  {
    burgers: '[data-controller~=MobileOverlayToggle]',
    menu: '.Mobile-overlay',
    frame: '.Mobile-overlay',
    openBody: 'is-mobile-overlay-active',
    openBurger: 'is-active',
    root: '.Mobile-overlay-menu-main',
    behind: 'is-behind-folder',
    folder: '[data-controller-folder]',
    name: 'data-controller-folder',
    shown: 'is-active-folder',
    opener: '[data-controller-folder-toggle]:not([data-controller-folder] *)',
    opens: 'data-controller-folder-toggle',
    back: '[data-controller-folder] [data-controller-folder-toggle]',
  },
]
