import { dom } from '../../../src/data/core/dom'

/** Above the site's content, below modals, which are in the top layer. */
const LAYER = '10000'

/** Custom property with the height of the bars, for other elements at the lower edge. */
const HEIGHT = '--ashlar-dock-height'

/** Keeps scroll targets above the bars. */
const CSS = `@layer ashlar { html { scroll-padding-block-end: var(${HEIGHT}, 0px) } }`

/**
 * Creates the dock at the lower edge of the window, in which bars are stacked. Reserves the same height at the end of the
 * page, so that everything can be scrolled into view.
 */
export function createDock(): { readonly add: (bar: HTMLElement) => void; readonly remove: () => void } {
  const room = dom.createElement('div')
  const dock = dom.createElement('div')
  room.setAttribute('data-ashlar-dock', '')
  room.append(dock)
  // Set by property: a strict CSP refuses style attributes, and no style sheet is loaded yet.
  const styles = {
    position: 'fixed',
    zIndex: LAYER,
    insetInline: '0',
    insetBlockEnd: '0',
    display: 'flex',
    // Later bars are placed above and move nothing.
    flexDirection: 'column-reverse',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  }
  Object.assign(dock.style, styles)
  const page = dom.documentElement
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  dom.adoptedStyleSheets.push(sheet)
  const observer = new ResizeObserver(() => {
    room.style.blockSize = `${dock.offsetHeight}px`
    page.style.setProperty(HEIGHT, `${dock.offsetHeight}px`)
  })
  observer.observe(dock)
  return {
    add(bar) {
      // The body may have been replaced.
      if (!room.isConnected) {
        dom.body.append(room)
        const background = backgroundOf(dom.body)
        for (const { style } of [room, dock]) style.backgroundColor = background
      }
      dock.append(bar)
    },
    remove() {
      observer.disconnect()
      room.remove()
      page.style.removeProperty(HEIGHT)
      dom.adoptedStyleSheets = dom.adoptedStyleSheets.filter(other => other !== sheet)
    },
  }
}

/** The page's background, because the bars inherit the site's text and link colours. */
function backgroundOf(body: HTMLElement): string {
  const isClear = (element: Element): boolean =>
    /^(transparent|rgba\(0, 0, 0, 0\))$/.test(getComputedStyle(element).backgroundColor)
  if (!isClear(body)) return 'inherit'
  const { documentElement } = dom
  return isClear(documentElement) ? 'Canvas' : getComputedStyle(documentElement).backgroundColor
}
