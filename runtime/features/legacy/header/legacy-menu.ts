import { dom } from '../../../../src/data/core/dom'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'
import { lockScroll } from '../../../../src/overlays/dialogs/lock-scroll'
import { openClosable } from '../../../../src/overlays/escape-stack'
import { LEGACY_MENU_MESSAGES } from '../../../../src/overlays/legacy-menu.messages'
import { actAsButton } from './act-as-button'
import { startMenuFolders } from './menu-folders'
import type { MenuMarkup } from './menu-markup'

/** Marks a menu that works: `legacy.css` keeps it out of the page until then. */
const STARTED = 'data-ashlar-menu'

const OPEN_TITLE = '.js-header-burger-open-title'
const CLOSE_TITLE = '.js-header-burger-close-title'

/** Lets the burger buttons open and close the page's own menu. Returns how to stop. */
export function startMenu(
  menu: HTMLElement,
  burgers: readonly HTMLElement[],
  markup: MenuMarkup,
): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const titles = burgers.flatMap(burger => [...burger.querySelectorAll(`${OPEN_TITLE}, ${CLOSE_TITLE}`)])
  const restores = [
    ...[menu, ...burgers, ...titles].map(element =>
      keepAttributes(element, [
        'class',
        'hidden',
        'inert',
        'role',
        'tabindex',
        'aria-expanded',
        'aria-label',
        STARTED,
      ]),
    ),
    adoptFallback(menu),
  ]
  menu.setAttribute(STARTED, '')
  const folders = startMenuFolders(menu, markup)
  const toggle = (isOpen: boolean): void => {
    menu.inert = !isOpen
    dom.body.classList.toggle(markup.openBody, isOpen)
    for (const burger of burgers) {
      burger.ariaExpanded = String(isOpen)
      burger.classList.toggle(markup.openBurger, isOpen)
      burger.querySelector(OPEN_TITLE)?.toggleAttribute('hidden', isOpen)
      burger.querySelector(CLOSE_TITLE)?.toggleAttribute('hidden', !isOpen)
    }
  }
  let close = (): void => {}

  const open = (burger: HTMLElement): void => {
    folders.reset()
    toggle(true)
    const frame = menu.closest<HTMLElement>(markup.frame) ?? menu
    const undos = [
      takeTheme(menu, frame),
      makeRoom(menu, frame),
      disableRest(frame),
      lockScroll(),
      openClosable(() => close()),
    ]
    if (!frame.contains(burger)) menu.querySelector<HTMLElement>('a[href], button')?.focus()
    close = () => {
      close = () => {}
      for (const undo of undos.reverse()) undo()
      const hadFocus = frame.contains(dom.activeElement)
      folders.reset()
      toggle(false)
      if (hadFocus) burger.focus()
    }
  }
  for (const burger of burgers) {
    if (!burger.textContent?.trim()) burger.ariaLabel ||= LEGACY_MENU_MESSAGES.menu
    const isOpen = (): boolean => burger.ariaExpanded === 'true'
    actAsButton(burger, signal, () => (isOpen() ? close() : open(burger)))
  }
  menu.addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      if (!defaultPrevented && target instanceof Element && target.closest('a[href]')) close()
    },
    { signal },
  )
  // In a wide window the page hides its burger buttons.
  addEventListener('resize', () => burgers.some(burger => burger.checkVisibility()) || close(), { signal })
  toggle(false)

  return () => {
    close()
    undo.abort()
    folders.stop()
    for (const restore of restores) restore()
  }
}

/** Gives the header the colours of its menu: a class that is the name of a theme. */
function takeTheme({ dataset }: HTMLElement, frame: HTMLElement): () => void {
  const { sectionTheme: theme } = dataset
  const restore = keepAttributes(frame, ['class', 'data-section-theme'])
  if (theme === undefined) return restore
  const old = frame.dataset['sectionTheme']
  if (old) frame.classList.remove(old)
  if (theme) frame.classList.add(theme)
  frame.dataset['sectionTheme'] = theme
  return restore
}

/** Moves the links below a header that stays visible above the menu. */
function makeRoom(menu: HTMLElement, frame: HTMLElement): () => void {
  const restore = keepAttributes(menu, ['style'])
  if (menu !== frame) menu.style.paddingBlockStart = `${frame.offsetHeight}px`
  return restore
}

/** Makes everything beside `frame` inert, except overlays of our own. */
function disableRest(frame: HTMLElement): () => void {
  const disabled: HTMLElement[] = []
  for (let at: HTMLElement | null = frame; at && at !== dom.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue
      if (other.localName.startsWith('ashlar-')) continue
      other.inert = true
      disabled.push(other)
    }
  }
  return () => {
    for (const element of disabled) element.inert = false
  }
}

/** Replaces the menu's rules of the page's own style sheet, for copies of pages that have lost it. */
const CSS = `@layer ashlar {
  .header-menu, .Mobile-overlay {
    position: fixed; inset: 0; z-index: 9; overflow: auto; padding: 1rem;
    background: Canvas; color: CanvasText; visibility: hidden;
  }
  .header--menu-open .header-menu, .is-mobile-overlay-active .Mobile-overlay { visibility: visible; }
  .header-burger, .Mobile-bar { position: relative; z-index: 10; }
  :is(.header-menu, .Mobile-overlay) [inert] { display: none; }
  .header-menu-nav-item, .Mobile-overlay-nav-item { display: block; padding-block: 0.5rem; }
}`

/** Styles a menu that the page does not style. Returns how to remove the style sheet. */
function adoptFallback(menu: Element): () => void {
  if (getComputedStyle(menu).position !== 'static') return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  dom.adoptedStyleSheets.push(sheet)
  return () => {
    dom.adoptedStyleSheets = dom.adoptedStyleSheets.filter(other => other !== sheet)
  }
}
