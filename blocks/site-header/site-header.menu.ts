import { placeNodes } from '../kit/element/place-nodes'
import { MODAL_MESSAGES } from '../kit/ui/modal/modal.messages'
import { openModal } from '../kit/ui/modal/open-modal'
import type { Folders } from './site-header.folders'
import { SITE_HEADER_MESSAGES } from './site-header.messages'
import type { SiteHeaderData } from './site-header.schema'

/** Windows with a burger button, as in the style sheets. */
const NARROW = '(width < 50rem)'

/**
 * Adds a burger button, which moves the navigation into a modal menu and back. Returns a function that removes
 * both.
 */
export function startMenu(
  host: HTMLElement,
  nav: HTMLElement,
  folders: Folders,
  { label, burger: when }: SiteHeaderData,
): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const burger = createButton('burger', label)
  burger.ariaHasPopup = 'dialog'
  burger.ariaExpanded = 'false'
  const back = createButton('back')
  back.append(SITE_HEADER_MESSAGES.back)
  const leave = createButton('close', MODAL_MESSAGES.close)
  const pane = createBox('div', 'pane')
  const bar = createBox('div', 'bar')
  bar.append(back, leave)
  const dialog = createBox('dialog', 'menu')
  dialog.ariaLabel = label
  dialog.append(bar, pane)
  rowOf(host, nav).append(burger)
  nav.closest('.site-header__box')?.append(dialog)
  let close = (): void => {}

  const open = (): void => {
    folders.closeAll()
    const putBack = placeNodes(pane, [nav])
    const shut = openModal(dialog, {
      close: () => close(),
      opener: burger,
      wrapsTab: true,
      first: () => leave,
    })
    burger.ariaExpanded = 'true'
    close = () => {
      close = () => {}
      folders.closeAll()
      burger.ariaExpanded = 'false'
      putBack()
      shut()
    }
  }
  burger.addEventListener('click', open, { signal })
  leave.addEventListener('click', () => close(), { signal })
  back.addEventListener('click', folders.back, { signal })
  pane.addEventListener(
    'click',
    event => {
      if (follows(event)) close()
      // The pressed button is hidden, or is now the folder's title.
      else if (dialog.querySelector('[aria-expanded=true]')) back.focus()
    },
    { signal },
  )
  if (when === 'narrow') matchMedia(NARROW).addEventListener('change', () => close(), { signal })

  return () => {
    close()
    undo.abort()
    burger.remove()
    dialog.remove()
  }
}

/** Whether a click follows a link in this window. */
function follows({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return target instanceof Element && !!target.closest('a[href]') && !ctrlKey && !metaKey && !shiftKey
}

/** The element whose children are side by side: the header, or the only box in it. */
function rowOf(host: HTMLElement, nav: HTMLElement): Element {
  const header = nav.closest('header')
  let row = header && host.contains(header) ? header : nav.parentElement
  while (row?.children.length === 1 && row.firstElementChild !== nav)
    row = row.firstElementChild as HTMLElement
  return row ?? host
}

function createBox<Name extends 'div' | 'dialog'>(name: Name, role: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className: `site-header__${role}` })
}

function createButton(role: string, label?: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `site-header__${role}`,
  })
  if (label) button.ariaLabel = label
  return button
}
