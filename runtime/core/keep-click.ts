/**
 * Remembers where an early click was, before the block's HTML is replaced.
 *
 * @returns how to give the click to the same element, or to what took its place.
 */
export function keepClick(held: HTMLElement, block: Element): () => void {
  const { x, y, width, height } = held.getBoundingClientRect()
  return () => {
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    const heir = !block.contains(held) && seen && block.contains(seen) ? seen : held
    heir.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }),
    )
  }
}
