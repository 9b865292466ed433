import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { openClosable } from '../../../../src/overlays/escape-stack'
import { actAsButton } from './act-as-button'
import type { MenuMarkup } from './menu-markup'

/** The folders of a menu: each covers the list, one at a time. */
interface MenuFolders {
  /** Shows the list. */
  readonly reset: () => void
  readonly stop: () => void
}

/** Opens folders by their links; the back link in a folder and Escape close it. */
export function startMenuFolders(menu: HTMLElement, markup: MenuMarkup): MenuFolders {
  const undo = new AbortController()
  const { signal } = undo
  const find = (selector: string): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(selector)]
  const folders = find(markup.folder)
  const openers = find(markup.opener)
  const roots = find(markup.root)
  const backs = find(markup.back)
  // Saved pages keep what the page's own scripts have set.
  const unreachable = folders.flatMap(folder => [...folder.querySelectorAll('[tabindex="-1"]')])
  const restores = [...new Set([...folders, ...openers, ...roots, ...backs, ...unreachable])].map(element =>
    keepAttributes(element, ['class', 'inert', 'role', 'tabindex', 'aria-expanded']),
  )
  const byName = new Map(folders.toReversed().map(folder => [folder.getAttribute(markup.name), folder]))
  const folderOf = (opener: Element): HTMLElement | undefined => byName.get(opener.getAttribute(markup.opens))
  let leave = (): void => {}
  let openedBy: HTMLElement | undefined

  const show = (shown?: HTMLElement): void => {
    leave()
    leave = (): void => {}
    for (const root of roots) {
      root.inert = shown !== undefined
      root.classList.toggle(markup.behind, shown !== undefined)
      root.classList.toggle(markup.shown, !shown)
      root.parentElement?.classList.toggle('has-active-folder', shown !== undefined)
    }
    for (const folder of folders) {
      folder.inert = folder !== shown
      folder.classList.toggle(markup.shown, folder === shown)
    }
    for (const opener of openers)
      opener.ariaExpanded = String(shown !== undefined && folderOf(opener) === shown)
  }
  const returnToList = (): void => {
    show()
    openedBy?.focus()
  }

  for (const link of unreachable) link.removeAttribute('tabindex')
  for (const opener of openers) {
    const folder = folderOf(opener)
    if (!folder) continue
    opener.removeAttribute('tabindex')
    actAsButton(opener, signal, () => {
      show(folder)
      openedBy = opener
      leave = openClosable(returnToList)
      folder.querySelector<HTMLElement>('a[href], button')?.focus()
    })
  }
  const opened = new Set(openers.map(folderOf))
  for (const back of backs) {
    const folder = back.closest<HTMLElement>(markup.folder)
    if (folder && opened.has(folder)) actAsButton(back, signal, returnToList)
  }

  return {
    reset: () => show(),
    stop() {
      undo.abort()
      leave()
      for (const restore of restores) restore()
    },
  }
}
