/** How long a held click may wait for its block, before it does what it does without scripts. */
export const PATIENCE_MS = 3000

/** The visitor's click on a block that was not there yet. */
export interface HeldClick {
  /** Gives the click to the block that has come in the meantime. */
  readonly replay: () => void
  /** Lets the click do what it does without the block. */
  readonly release: () => void
  /** Drops the click: another one came after it. */
  readonly forget: () => void
}

let isReplaying = false

/**
 * Holds a click that the block, once it is there, would answer in another way: a thumbnail opens the
 * lightbox instead of the picture's address. What the browser already does right by itself (an
 * element that folds, a field, a form that is sent, a link in the text) is left to it.
 *
 * @returns undefined when the click is not held.
 */
export function holdClick(event: MouseEvent, block: Element): HeldClick | undefined {
  const target = event.target
  if (isReplaying || !(target instanceof Element) || !isPlain(event) || !waitsForBlock(target, block)) return

  event.preventDefault()
  event.stopImmediatePropagation()
  block.setAttribute('aria-busy', 'true')
  const { x, y } = centre(target, event)
  const timer = setTimeout(() => settle(() => click(target)), PATIENCE_MS)
  let isSettled = false

  const settle = (act: () => void): void => {
    clearTimeout(timer)
    if (isSettled) return
    isSettled = true
    block.removeAttribute('aria-busy')
    act()
  }
  return {
    release: () => settle(() => click(target)),
    replay: () => settle(() => click(heirOf(target, block, x, y))),
    forget: () => settle(() => {}),
  }
}

/** What stands where the target stood, if the block has put something in its place. */
function heirOf(target: Element, block: Element, x: number, y: number): Element {
  if (block.contains(target)) return target
  const seen = document.elementFromPoint(x, y)
  return seen && block.contains(seen) ? seen : target
}

/** A click with a modifier opens a tab or a menu: that is the browser's business. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

function waitsForBlock(target: Element, block: Element): boolean {
  const active = target.closest('a[href], button, [role="button"], summary, label, input, select, textarea')
  if (!active || !block.contains(active)) return block.getAttribute('data-load') === 'interaction'
  if (active instanceof HTMLButtonElement) return !active.form
  if (active instanceof HTMLAnchorElement) {
    return (
      block.getAttribute('data-load') === 'interaction' || !!active.querySelector('img, picture, video, svg')
    )
  }
  return active.role === 'button'
}

function centre(target: Element, { clientX, clientY, detail }: MouseEvent): { x: number; y: number } {
  // A click by keyboard has no place of its own.
  if (detail > 0) return { x: clientX, y: clientY }
  const box = target.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function click(element: Element): void {
  isReplaying = true
  if (element instanceof HTMLElement) element.click()
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
  isReplaying = false
}
