/** The open overlays, the newest last. */
const open: (() => void)[] = []
/** Called by Escape if no overlay is open. */
let otherwise: ((event: KeyboardEvent) => void) | undefined

/**
 * Pushes an overlay onto the page's Escape stack. Returns how to remove it; the caller removes it if
 * the overlay closes in another way.
 * @param close called when Escape is pressed and nothing newer is open; the overlay has left the stack by
 * then.
 */
export function openClosable(close: () => void): () => void {
  const target = (): void => close()
  open.push(target)
  listen()
  return () => {
    const place = open.indexOf(target)
    if (place >= 0) open.splice(place, 1)
    listen()
  }
}

/**
 * Closes the newest overlay.
 *
 * @returns false if none is open.
 */
export function closeNewest(): boolean {
  const close = open.pop()
  listen()
  close?.()
  return close !== undefined
}

/**
 * Sets the action of Escape if no overlay is open, with or without modifier keys. Returns how to unset it.
 */
export function whenNothingIsOpen(act: (event: KeyboardEvent) => void): () => void {
  otherwise = act
  listen()
  return () => {
    if (otherwise === act) otherwise = undefined
    listen()
  }
}

/** Listens only while needed, and on `window`, so that everything else can handle the key first. */
function listen(): void {
  if (typeof addEventListener !== 'function') return
  if (open.length > 0 || otherwise) addEventListener('keydown', press)
  else removeEventListener('keydown', press)
}

function press(event: KeyboardEvent): void {
  // Input methods close their candidate list with Escape.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  // Otherwise the browser would also close a native dialog.
  if (open.length > 0) event.preventDefault()
  // A held key must not close several overlays.
  if (event.repeat) return
  if (!closeNewest()) otherwise?.(event)
}
