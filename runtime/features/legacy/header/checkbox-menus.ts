import { dom, domOf } from '../../../../src/data/core/dom'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { openClosable } from '../../../../src/overlays/escape-stack'
import { LEGACY_MENU_MESSAGES } from '../../../../src/overlays/legacy-menu.messages'

/** The labels of hidden checkboxes, by which some templates open and close the menu and its folders with CSS alone. */
const LABELS = 'label:is(.mobile-nav-toggle-label, .folder-toggle-label)[for]'

/** The links of a folder; beside the links of wide windows, style sheets open them on hover only. */
const FOLDER = '.folder'
const LINKS = ':scope > .subnav'

/** Lets keyboard and presses open and close such menus and folders, and Escape close them. Returns how to stop. */
export function startCheckboxMenus(page: Document): () => void {
  const undo = new AbortController()
  for (const label of page.querySelectorAll<HTMLLabelElement>(LABELS)) {
    const { control } = label
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      start(label, control, undo.signal)
    }
  }
  return () => undo.abort()
}

function start(label: HTMLLabelElement, checkbox: HTMLInputElement, signal: AbortSignal): void {
  const restore = keepAttributes(label, ['role', 'tabindex', 'aria-expanded', 'aria-label'])
  const folder = label.closest(FOLDER)
  let leave = (): void => {}
  label.role = 'button'
  label.tabIndex = 0
  if (!label.textContent?.trim()) label.ariaLabel ||= LEGACY_MENU_MESSAGES.menu

  const show = (): void => {
    leave()
    leave = (): void => {}
    label.ariaExpanded = String(checkbox.checked)
    if (!checkbox.checked) return
    const undos = [openClosable(close), showLinks(folder?.querySelector<HTMLElement>(LINKS))]
    leave = () => {
      for (const undo of undos.reverse()) undo()
    }
  }
  const close = (): void => {
    const hasFocus = folder?.contains(dom.activeElement) !== false
    checkbox.checked = false
    show()
    if (hasFocus) label.focus()
  }
  const leaveTo = ({ target }: Event): void => {
    const isInside = target instanceof Node && (folder?.contains(target) || label.contains(target))
    if (checkbox.checked && !isInside) close()
  }
  show()
  checkbox.addEventListener('change', show, { signal })
  label.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      checkbox.click()
    },
    { signal },
  )
  if (folder) {
    for (const type of ['pointerdown', 'focusin'])
      domOf(label.ownerDocument).addEventListener(type, leaveTo, { signal })
  }
  signal.addEventListener('abort', () => {
    leave()
    restore()
  })
}

/** Shows the links of an open folder that the style sheet opens on hover only. */
function showLinks(links: HTMLElement | null | undefined): () => void {
  const parts = links ? [links, ...links.querySelectorAll<HTMLElement>(':scope > *')] : []
  const restores = parts
    .filter(part => !isShown(part))
    .map(part => {
      const restore = keepAttributes(part, ['style'])
      Object.assign(part.style, {
        visibility: 'visible',
        opacity: '1',
        transform: 'none',
        pointerEvents: 'auto',
      })
      return restore
    })
  return () => {
    for (const restore of restores) restore()
  }
}

const isShown = (part: HTMLElement): boolean =>
  part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  part.getBoundingClientRect().height > 1
