import { dom } from '../data/core/dom'
import { covers } from './keep-clear'

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/**
 * Adds space at the end of the page if `box`, an overlay, covers a control that could not be scrolled clear
 * of it. Returns how to stop, which removes the space.
 * @param room the CSS length of that space.
 */
export function keepRoom(box: Element, room: string): () => void {
  const root = dom.documentElement
  const undo = new AbortController()
  const sizes = new ResizeObserver(look)
  addEventListener('scroll', look, { passive: true, signal: undo.signal })
  sizes.observe(dom.body)
  let takeBack = (): void => {}

  function look(): void {
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1
    if (!isAtEnd || !coversControl(box)) return
    stopLooking()
    const { paddingBlockEnd } = root.style
    root.style.paddingBlockEnd = `calc(${getComputedStyle(root).paddingBlockEnd} + ${room})`
    takeBack = () => {
      root.style.paddingBlockEnd = paddingBlockEnd
    }
  }
  function stopLooking(): void {
    undo.abort()
    sizes.disconnect()
  }
  return () => {
    stopLooking()
    takeBack()
  }
}

function coversControl(box: Element): boolean {
  const place = box.getBoundingClientRect()
  return [...dom.querySelectorAll(CONTROLS)].some(control => covers(place, control.getBoundingClientRect()))
}
