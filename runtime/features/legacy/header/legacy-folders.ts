import { dom } from '../../../../src/data/core/dom'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { openClosable } from '../../../../src/overlays/escape-stack'
import { actAsButton } from './act-as-button'

/** Folders in the header of wide windows, their titles, and the links inside. */
const FOLDER = '.header-nav-item--folder, .Header-nav-item--folder'
const TITLE = ':scope > :is(.header-nav-folder-title, .Header-nav-folder-title)'
const CONTENT = ':scope > :is(.header-nav-folder-content, .Header-nav-folder)'

/** How long a folder stays open after the mouse has left it, in ms. */
const HOVER_TIMEOUT_MS = 250

/** Lets the mouse, and presses of their titles, open and close folders, one at a time. Returns how to stop. */
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
    let isHovered = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // A press keeps a folder open that the mouse has opened.
    actAsButton(title, signal, () => {
      if (openItem !== item) open(item, title, content)
      else if (!isHovered) close()
      isHovered = false
    })
    item.addEventListener(
      'pointerenter',
      event => {
        clearTimeout(timer)
        if ((event as PointerEvent).pointerType !== 'mouse' || openItem === item) return
        open(item, title, content)
        isHovered = true
      },
      { signal },
    )
    item.addEventListener(
      'pointerleave',
      () => {
        timer = setTimeout(() => {
          if (isHovered && openItem === item) close()
          isHovered = false
        }, HOVER_TIMEOUT_MS)
      },
      { signal },
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
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
      if (content.contains(dom.activeElement)) title.focus()
      restore()
    }
    const leave = openClosable(() => close())
  }
}
