import { covers } from './bars/keep-clear'

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/**
 * Gives the page room at its end where `box`, which stands above it, lies over something to press or to fill in that
 * nobody could scroll free. Returns how to stop, which takes the room back.
 *
 * @param room CSS length of that room.
 */
export function keepRoom(box: Element, room: string): () => void {
  const root = document.documentElement
  const undo = new AbortController()
  const sizes = new ResizeObserver(look)
  addEventListener('scroll', look, { passive: true, signal: undo.signal })
  sizes.observe(document.body)
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
  return [...document.querySelectorAll(CONTROLS)].some(control =>
    covers(place, control.getBoundingClientRect()),
  )
}
