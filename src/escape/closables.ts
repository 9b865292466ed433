/** What stands above the page, the newest last. */
const open: (() => void)[] = []

/**
 * Puts something that Escape closes on the page's one stack (A4 L67). Returns how to take it off again: whoever closes
 * it some other way does that.
 *
 * @param close is called when Escape is pressed and nothing newer is open; the target has left the stack by then.
 */
export function openClosable(close: () => void): () => void {
  const target = (): void => close()
  open.push(target)
  return () => {
    const place = open.indexOf(target)
    if (place >= 0) open.splice(place, 1)
  }
}

/**
 * Closes what was opened last.
 *
 * @returns false where nothing is open.
 */
export function closeNewest(): boolean {
  const close = open.pop()
  close?.()
  return close !== undefined
}
