import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { startCheckboxMenus } from './checkbox-menus'
import { placeHeader } from './header-position'
import { startFolders } from './legacy-folders'
import { startMenu } from './legacy-menu'
import { MENUS } from './menu-markup'

/** Links to the current page, which the server has marked by class only. */
const CURRENT = `:is(.header-nav-item--active, .header-nav-folder-item--active, .header-menu-nav-item--active)
  > a[href]:not([aria-current], [data-folder-id], .header-nav-folder-title), .Header-nav-item--active:not([aria-current])`

/**
 * Brings the header of an exported page to life: its burger button with the menu, the folders beside its links, its
 * place while the page scrolls, and the current page. Returns how to stop.
 */
export function start(page: Document): () => void {
  const undos = MENUS.flatMap(markup => {
    const menu = page.querySelector<HTMLElement>(markup.menu)
    const burgers = [...page.querySelectorAll<HTMLElement>(markup.burgers)]
    return menu && burgers.length > 0 ? [startMenu(menu, burgers, markup)] : []
  })
  for (const link of page.querySelectorAll(CURRENT)) {
    undos.push(keepAttributes(link, ['aria-current']))
    link.setAttribute('aria-current', 'page')
  }
  undos.push(startFolders(page), startCheckboxMenus(page), placeHeader(page))
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}
