import { dom } from '../../src/data/core/dom'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { openClosable } from '../../src/overlays/escape-stack'
import { SITE_HEADER_MESSAGES } from './site-header.messages'

/** How long a folder stays open after the mouse has left it, in ms. */
const HOVER_TIMEOUT_MS = 250

/** The folders of the navigation: list items that contain a list. */
export interface Folders {
  /** Closes the innermost open folder, and focuses its button. */
  readonly back: () => void
  readonly closeAll: () => void
  readonly stop: () => void
}

interface Folder {
  readonly item: Element
  readonly button: HTMLButtonElement
  /** Removes the open folder from the Escape stack; undefined while it is closed. */
  leave?: (() => void) | undefined
  /** The mouse has opened it, so the next press keeps it open. */
  isHovered?: boolean
}

/**
 * Gives each folder a button that opens it (ARIA Authoring Practices, disclosure navigation); the mouse opens
 * the outer ones, too. In the menu of the burger button, folders open and close by presses only.
 */
export function startFolders(nav: HTMLElement): Folders {
  const undo = new AbortController()
  const { signal } = undo
  const restores: (() => void)[] = []
  const folders = [...nav.querySelectorAll('li:has(> :is(ul, ol))')].map((item): Folder => {
    const [button, restore] = buttonOf(item)
    restores.push(restore)
    return { item, button }
  })
  const isInMenu = (): boolean => nav.closest('dialog') !== null
  const isOpen = ({ leave }: Folder): boolean => leave !== undefined

  const open = (folder: Folder): void => {
    if (isOpen(folder)) return
    closeWhere(({ item }) => !item.contains(folder.item))
    folder.leave = openClosable(() => close(folder))
    folder.button.ariaExpanded = 'true'
  }
  const close = (folder: Folder): void => {
    if (!isOpen(folder)) return
    // The menu's Back button, which may have the focus, is hidden with the folder.
    const hadFocus = isInMenu() || folder.item.contains(dom.activeElement)
    closeWhere(({ item }) => item !== folder.item && folder.item.contains(item))
    folder.leave?.()
    folder.leave = undefined
    folder.isHovered = false
    folder.button.ariaExpanded = 'false'
    if (hadFocus) folder.button.focus()
  }
  const closeWhere = (matches: (folder: Folder) => boolean): void => {
    for (const folder of folders.filter(isOpen).reverse()) if (matches(folder)) close(folder)
  }
  const leaveTo = (target: EventTarget | null): void => {
    if (!isInMenu()) closeWhere(({ item }) => !(target instanceof Node && item.contains(target)))
  }

  for (const folder of folders) {
    const { item, button } = folder
    button.addEventListener(
      'click',
      () => {
        if (!isOpen(folder)) open(folder)
        else if (folder.isHovered) folder.isHovered = false
        else close(folder)
      },
      { signal },
    )
    if (!folders.some(outer => outer !== folder && outer.item.contains(item))) followMouse(folder)
  }
  nav.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && leaveTo(relatedTarget), { signal })
  addEventListener('pointerdown', ({ target }) => leaveTo(target), { signal })

  function followMouse(folder: Folder): void {
    const { item } = folder
    let timer: ReturnType<typeof setTimeout> | undefined
    item.addEventListener(
      'pointerenter',
      event => {
        clearTimeout(timer)
        if (!isMouse(event) || isInMenu() || isOpen(folder)) return
        open(folder)
        folder.isHovered = true
      },
      { signal },
    )
    item.addEventListener(
      'pointerleave',
      () => {
        timer = setTimeout(() => folder.isHovered && close(folder), HOVER_TIMEOUT_MS)
      },
      { signal },
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return {
    back() {
      const innermost = folders.findLast(isOpen)
      if (innermost) close(innermost)
    },
    closeAll: () => closeWhere(() => true),
    stop() {
      undo.abort()
      closeWhere(() => true)
      for (const restore of restores) restore()
    },
  }
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse'

/** Returns the button of a folder, and how to restore the server's label. */
function buttonOf(item: Element): [HTMLButtonElement, () => void] {
  const list = item.querySelector(':scope > :is(ul, ol)') as Element
  const label = [...item.childNodes].slice(0, [...item.childNodes].indexOf(list))
  const own = label.find(node => node instanceof HTMLButtonElement)
  const restore = keepAttributes(list, ['id'])
  list.id ||= `site-header-${crypto.randomUUID().slice(0, 8)}`
  const button = own ?? dom.createElement('button')
  const restoreButton = keepAttributes(button, ['type', 'class', 'aria-expanded', 'aria-controls'])
  button.type = 'button'
  button.classList.add('site-header__folder')
  button.ariaExpanded = 'false'
  button.setAttribute('aria-controls', list.id)
  if (!own) {
    list.before(button)
    const link = label.find(node => node instanceof HTMLAnchorElement && node.hasAttribute('href'))
    if (link) button.ariaLabel = SITE_HEADER_MESSAGES.folder(link.textContent?.trim() ?? '')
    else button.append(...label)
  }
  return [
    button,
    () => {
      restoreButton()
      restore()
      if (!own) button.replaceWith(...button.childNodes)
    },
  ]
}
