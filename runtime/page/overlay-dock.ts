/** Above the site, below what is modal, which stands in the browser's top layer. */
const LAYER = '10000'

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
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  }
  Object.assign(dock.style, styles)
  const observer = new ResizeObserver(() => {
    room.style.blockSize = `${dock.offsetHeight}px`
  })
  observer.observe(dock)
  return {
    add(bar) {
      // Another page may have come in the place of the body.
      if (!room.isConnected) document.body.append(room)
      dock.append(bar)
    },
    remove() {
      observer.disconnect()
      room.remove()
    },
  }
}
