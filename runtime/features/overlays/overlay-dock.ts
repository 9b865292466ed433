/** Above the site, below what is modal, which stands in the browser's top layer. */
const LAYER = '10000'

/** Custom property that says how high the bars are: whatever else stands at the lower edge stands above them. */
const HEIGHT = '--ashlar-dock-height'

/** What the browser scrolls to stops short of the bars. */
const CSS = `@layer ashlar { html { scroll-padding-block-end: var(${HEIGHT}, 0px) } }`

/**
 * Makes the place at the lower edge of the window where bars stand, one above the other. As much room is kept at the
 * end of the page, so that they cover nothing that a visitor cannot scroll to.
 */
export function createDock(): { readonly add: (bar: HTMLElement) => void; readonly remove: () => void } {
  const room = document.createElement('div')
  const dock = document.createElement('div')
  room.setAttribute('data-ashlar-dock', '')
  room.append(dock)
  // Set one by one: a strict policy refuses a style attribute, and no style sheet is there yet.
  const styles = {
    position: 'fixed',
    zIndex: LAYER,
    insetInline: '0',
    insetBlockEnd: '0',
    display: 'flex',
    // What comes later stands above, and moves nothing.
    flexDirection: 'column-reverse',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  }
  Object.assign(dock.style, styles)
  const page = document.documentElement
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets.push(sheet)
  const observer = new ResizeObserver(() => {
    room.style.blockSize = `${dock.offsetHeight}px`
    page.style.setProperty(HEIGHT, `${dock.offsetHeight}px`)
  })
  observer.observe(dock)
  return {
    add(bar) {
      // Another page may have come in the place of the body.
      if (!room.isConnected) {
        document.body.append(room)
        const ground = groundOf(document.body)
        for (const { style } of [room, dock]) style.backgroundColor = ground
      }
      dock.append(bar)
    },
    remove() {
      observer.disconnect()
      room.remove()
      page.style.removeProperty(HEIGHT)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    },
  }
}

/** The page's own colour, because the site's colours for text and links hold in the bars too; it may change later. */
function groundOf(body: HTMLElement): string {
  const isClear = (element: Element): boolean =>
    /^(transparent|rgba\(0, 0, 0, 0\))$/.test(getComputedStyle(element).backgroundColor)
  if (!isClear(body)) return 'inherit'
  const { documentElement } = document
  return isClear(documentElement) ? 'Canvas' : getComputedStyle(documentElement).backgroundColor
}
