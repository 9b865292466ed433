import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { openClosable } from '../../../../src/overlays/escape/escape-stack'
import { actAsButton } from './act-as-button'

/** Folders in the header of wide windows, their titles, and the links inside. The page's CSS opens them on hover. */
const FOLDER = '.header-nav-item--folder, .Header-nav-item--folder'
const TITLE = ':scope > :is(.header-nav-folder-title, .Header-nav-folder-title)'
const CONTENT = ':scope > :is(.header-nav-folder-content, .Header-nav-folder)'

/** Lets the titles of folders open and close them, one at a time. Returns how to stop. */
export function startFolders(page: Document): () => void {
  const undo = new AbortController()
  const { signal } = undo
  let close = (): void => {}
  let openItem: Element | undefined

  for (const item of page.querySelectorAll(FOLDER)) {
    const title = item.querySelector<HTMLElement>(TITLE)
    const content = item.querySelector<HTMLElement>(CONTENT)
    if (title && content) start(item, title, content)
  }
  const leaveTo = (target: EventTarget | null): void => {
    if (!(target instanceof Node && openItem?.contains(target))) close()
  }
  page.addEventListener('pointerdown', ({ target }) => leaveTo(target), { signal })
  page.addEventListener('focusin', ({ target }) => leaveTo(target), { signal })
  return () => {
    close()
    undo.abort()
  }

  function start(item: Element, title: HTMLElement, content: HTMLElement): void {
    const restore = keepAttributes(title, ['role', 'tabindex', 'aria-expanded'])
    signal.addEventListener('abort', restore)
    title.removeAttribute('tabindex')
    title.ariaExpanded = 'false'
    actAsButton(title, signal, () => (openItem === item ? close() : open(item, title, content)))
  }

  function open(item: Element, title: HTMLElement, content: HTMLElement): void {
    close()
    const restore = keepAttributes(content, ['style'])
    Object.assign(content.style, { visibility: 'visible', opacity: '1', pointerEvents: 'auto' })
    if (!content.checkVisibility()) content.style.display = 'block'
    title.ariaExpanded = 'true'
    openItem = item
    close = () => {
      close = () => {}
      openItem = undefined
      leave()
      title.ariaExpanded = 'false'
      if (content.contains(document.activeElement)) title.focus()
      restore()
    }
    const leave = openClosable(() => close())
  }
}
