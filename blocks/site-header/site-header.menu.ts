import { dom } from '../../src/data/core/dom'
import { adoptStyles } from '../kit/element/adopt-styles'
import { placeNodes } from '../kit/element/place-nodes'
import { MODAL_MESSAGES } from '../kit/ui/modal/modal.messages'
import { openModal } from '../kit/ui/modal/open-modal'
import type { Folders } from './site-header.folders'
import css from './site-header.menu.css?inline'
import { SITE_HEADER_MESSAGES } from './site-header.messages'

adoptStyles(css)

interface MenuOptions {
  /** The button that opens the menu, and receives the focus when it closes. */
  readonly burger: HTMLElement
  readonly nav: HTMLElement
  readonly folders: Folders
  /** The accessible name. */
  readonly label: string
  /** Called when the visitor wants to leave, or follows a link. */
  readonly close: () => void
}

/** Moves the navigation into a modal menu. Returns a function that closes the menu and moves it back. */
export function openMenu({ burger, nav, folders, label, close }: MenuOptions): () => void {
  const back = createButton('back')
  back.append(SITE_HEADER_MESSAGES.back)
  const leave = createButton('close')
  leave.ariaLabel = MODAL_MESSAGES.close
  const bar = createBox('div', 'bar')
  bar.append(back, leave)
  const pane = createBox('div', 'pane')
  const menu = createBox('dialog', 'menu')
  menu.ariaLabel = label
  menu.append(bar, pane)
  nav.closest('.site-header__box')?.append(menu)

  folders.closeAll()
  const putBack = placeNodes(pane, [nav])
  const shut = openModal(menu, { close, opener: burger, wrapsTab: true, first: () => leave })
  leave.addEventListener('click', close)
  back.addEventListener('click', folders.back)
  pane.addEventListener('click', event => {
    if (followsLink(event)) close()
    // The pressed button is hidden, or is now the title of the folder.
    else if (menu.querySelector('[aria-expanded=true]')) back.focus()
  })
  return () => {
    folders.closeAll()
    putBack()
    shut()
    menu.remove()
  }
}

/** Whether a click follows a link in this window. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return target instanceof Element && !!target.closest('a[href]') && !ctrlKey && !metaKey && !shiftKey
}

function createBox<Name extends 'div' | 'dialog'>(name: Name, role: string): HTMLElementTagNameMap[Name] {
  return Object.assign(dom.createElement(name), { className: `site-header__${role}` })
}

function createButton(role: string): HTMLButtonElement {
  return Object.assign(dom.createElement('button'), {
    type: 'button',
    className: `site-header__${role}`,
  })
}
