import { isSideways, turn, WHEEL_AT_REST } from './wheel.state'

/** What a line is in px, for wheels that count lines. */
const LINE_PX = 16

/**
 * Calls `onStep` once for each sideways gesture on a trackpad over the element. Returns how to stop.
 *
 * 'next' is to the right, to be swapped for right-to-left text. Where there is no way on, `canStep` leaves
 * the gesture to the browser; turns up and down, and pinches, always are.
 */
export function followWheel(
  element: HTMLElement,
  onStep: (step: 'previous' | 'next') => void,
  canStep: () => boolean = () => true,
): () => void {
  let wheel = WHEEL_AT_REST
  const listen = (event: WheelEvent): void => {
    const unit = event.deltaMode ? LINE_PX : 1
    const way = { x: event.deltaX * unit, y: event.deltaY * unit }
    if (event.ctrlKey || !isSideways(way) || !canStep()) return
    // Else the browser goes back or on in the history.
    event.preventDefault()
    wheel = turn(wheel, { ...way, time: event.timeStamp })
    if (wheel.step) onStep(wheel.step)
  }
  element.addEventListener('wheel', listen, { passive: false })
  return () => element.removeEventListener('wheel', listen)
}
