/** What stands above the page, the newest last. */
const open: (() => void)[] = []
/** What Escape does where nothing stands above the page. */
let otherwise: ((event: KeyboardEvent) => void) | undefined

/**
 * Puts something that Escape closes on the page's one stack (A4 L67). Returns how to take it off again: whoever closes
 * it some other way does that.
 *
 * @param close is called when Escape is pressed and nothing newer is open; the target has left the stack by then.
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
 * Closes what was opened last.
 *
 * @returns false where nothing is open.
 */
export function closeNewest(): boolean {
  const close = open.pop()
  listen()
  close?.()
  return close !== undefined
}

/** Says what Escape does where nothing is open, with any other key held down too. Returns how to stop. */
export function whenNothingIsOpen(act: (event: KeyboardEvent) => void): () => void {
  otherwise = act
  listen()
  return () => {
    if (otherwise === act) otherwise = undefined
    listen()
  }
}

/** Listens while there is something to do: last of all, so that whoever needs the key itself can take it before. */
function listen(): void {
  if (typeof addEventListener !== 'function') return
  if (open.length > 0 || otherwise) addEventListener('keydown', press)
  else removeEventListener('keydown', press)
}

function press(event: KeyboardEvent): void {
  // An input method closes its own list by it.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  // Or the browser would close its own dialog as well.
  if (open.length > 0) event.preventDefault()
  // A key that is held down must not close one after the other.
  if (event.repeat) return
  if (!closeNewest()) otherwise?.(event)
}
