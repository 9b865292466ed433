/** What only the block can answer rightly: a picture that is a link, a button outside a form. */
const ANSWERED_BY_BLOCK = 'a:has(img,video,svg),button:not(form *),[role=button]'
/** What the browser answers rightly by itself, whatever the block will be. */
const ANSWERED_BY_BROWSER = 'form *,summary,label'

/**
 * Holds a click that the block, once it is there, would answer in another way: a thumbnail opens the
 * lightbox instead of the picture's address. A block that loads on interaction answers all of them.
 *
 * @returns what was clicked; undefined when the click is left to the browser.
 */
export function holdClick(event: MouseEvent, block: Element): HTMLElement | undefined {
  // A click with a modifier opens a tab or a menu: that is the browser's business.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = event.target as HTMLElement
  const held =
    block.matches('[data-load=interaction]') && !target.closest(ANSWERED_BY_BROWSER)
      ? target
      : target.closest<HTMLElement>(ANSWERED_BY_BLOCK)
  if (!held || !block.contains(held)) return

  event.preventDefault()
  event.stopImmediatePropagation()
  return held
}
