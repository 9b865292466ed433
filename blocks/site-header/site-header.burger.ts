import { dom } from '../../src/data/core/dom'
import { report } from '../../src/data/core/report'
import type { Folders } from './site-header.folders'
import type { SiteHeaderData } from './site-header.schema'

/** Windows with a burger button, as in the style sheets. */
const NARROW = '(width < 50rem)'

/**
 * Adds a burger button, which moves the navigation into a modal menu and back. The menu is loaded where the button is
 * visible. Returns how to stop.
 */
export function startBurger(
  host: HTMLElement,
  nav: HTMLElement,
  folders: Folders,
  { label, burger: when }: SiteHeaderData,
): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const narrow = matchMedia(NARROW)
  const burger = Object.assign(dom.createElement('button'), {
    type: 'button',
    className: 'site-header__burger',
    ariaLabel: label,
    ariaHasPopup: 'dialog',
    ariaExpanded: 'false',
  })
  rowOf(host, nav).append(burger)
  let close = (): void => {}

  const load = () => import('./site-header.menu')
  const open = async (): Promise<void> => {
    const { openMenu } = await load()
    if (signal.aborted || burger.ariaExpanded === 'true') return
    burger.ariaExpanded = 'true'
    const leave = openMenu({ burger, nav, folders, label, close: () => close() })
    close = () => {
      close = () => {}
      burger.ariaExpanded = 'false'
      leave()
    }
  }
  burger.addEventListener('click', () => open().catch(report), { signal })
  const follow = (): void => {
    if (when === 'always' || narrow.matches) load().catch(report)
    else close()
  }
  narrow.addEventListener('change', follow, { signal })
  follow()

  return () => {
    close()
    undo.abort()
    burger.remove()
  }
}

/** The element whose children are side by side: the header, or the only box in it. */
function rowOf(host: HTMLElement, nav: HTMLElement): Element {
  const header = nav.closest('header')
  let row = header && host.contains(header) ? header : nav.parentElement
  while (row?.children.length === 1 && row.firstElementChild !== nav)
    row = row.firstElementChild as HTMLElement
  return row ?? host
}
