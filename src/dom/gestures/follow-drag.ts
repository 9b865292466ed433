import {
  type Axis,
  type Drag,
  dragTo,
  type Moment,
  press,
  type Release,
  release,
  travelled,
} from './drag.state'
import { followPageZoom, isPageZoomed, movesPage } from './page-zoom'

export interface DragOptions {
  /** The axis to follow; the other one keeps scrolling the page. `both` leaves nothing to the browser. */
  readonly axis: Axis | 'both'
  /** Called when a press becomes a drag along this axis. */
  readonly onStart?: (axis: Axis) => void
  /** Called once per frame with the distance from the start in px, to the right and down. */
  readonly onMove: (way: { readonly dx: number; readonly dy: number }) => void
  /** Called at the end of the drag: once per `onStart`, unless following stops before. */
  readonly onEnd: (release: Release) => void
  /** Whether a press may become a drag; by default, unless it starts in a field or a player. */
  readonly accepts?: (event: PointerEvent) => boolean
}

/** The `touch-action` per axis: what stays with the browser. */
const TOUCH_ACTION = { x: 'pan-y pinch-zoom', y: 'pan-x pinch-zoom', both: 'none' } as const

/** Selects elements with a drag behaviour of their own. */
const DRAGGED_ITSELF = 'input, select, textarea, [contenteditable], [controls], [draggable=true]'

/**
 * Follows a finger, a pen or a pressed mouse across the element. Returns how to stop.
 *
 * The click that ends a drag is suppressed: a dragged link is not followed. On a page that fingers have zoomed, they belong
 * to the browser.
 */
export function followDrag(element: HTMLElement, options: DragOptions): () => void {
  const { axis, onStart, onMove, onEnd, accepts = isFree } = options
  const touchAction = element.style.touchAction
  const following = new AbortController()
  let pressed = new AbortController()
  let drag: Drag | null = null
  let pointer = 0
  let frame = 0

  setTouchAction()
  followPageZoom(setTouchAction, following.signal)
  element.addEventListener('pointerdown', down, following)
  element.addEventListener('dragstart', preventNative, following)
  element.addEventListener('selectstart', preventNative, following)

  return () => {
    letGo()
    following.abort()
    element.style.touchAction = touchAction
  }

  function setTouchAction(): void {
    element.style.touchAction = isPageZoomed() ? touchAction : TOUCH_ACTION[axis]
  }

  function down(event: PointerEvent): void {
    if (drag) {
      // A second finger: a pinch, or a resting hand.
      if (event.pointerId !== pointer) end(event, true)
      return
    }
    if (event.button || event.ctrlKey || movesPage(event) || !accepts(event)) return
    drag = press(momentOf(event))
    pointer = event.pointerId
    pressed = new AbortController()
    // The pointer may leave the element before it is a drag, and a removed element receives no events.
    const inWindow = { capture: true, signal: pressed.signal }
    addEventListener('pointermove', move, inWindow)
    addEventListener('pointerup', up, inWindow)
    addEventListener('pointercancel', up, inWindow)
  }

  function move(event: PointerEvent): void {
    if (!drag || event.pointerId !== pointer) return
    // The button was released outside the window.
    if (event.pointerType === 'mouse' && !event.buttons) return end(event, true)
    const isNew = !drag.axis
    drag = dragTo(drag, momentOf(event))
    if (!drag.axis) return
    if (!isNew) {
      frame ||= requestAnimationFrame(tell)
      return
    }
    if (axis !== 'both' && drag.axis !== axis) return letGo()
    // Over an iframe only a captured pointer sends events; synthetic pointers cannot be captured.
    if (event.isTrusted && element.isConnected) element.setPointerCapture(pointer)
    onStart?.(drag.axis)
  }

  function tell(): void {
    frame = 0
    if (!drag) return
    const { x: dx, y: dy } = travelled(drag)
    onMove({ dx, dy })
  }

  function up(event: PointerEvent): void {
    if (event.pointerId === pointer) end(event, event.type === 'pointercancel')
  }

  function end({ timeStamp }: PointerEvent, isBroken: boolean): void {
    const over = drag
    letGo()
    if (!over?.axis) return
    swallowClick()
    const size = over.axis === 'x' ? element.clientWidth : element.clientHeight
    onEnd(release(over, timeStamp, size, isBroken))
  }

  function letGo(): void {
    drag = null
    cancelAnimationFrame(frame)
    frame = 0
    pressed.abort()
  }

  /** Prevents native dragging of images and links, and text selection, while the pointer is down. */
  function preventNative(event: Event): void {
    if (drag) event.preventDefault()
  }
}

/** Whether a press starts outside elements with a drag behaviour of their own. */
export function isFree(event: PointerEvent): boolean {
  const target = event.composedPath()[0]
  return !(target instanceof Element && target.closest(DRAGGED_ITSELF))
}

/**
 * Suppresses the click that ends a drag.
 *
 * The browser fires it before any timer. Clicks by keyboard or script have no detail.
 */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (!event.detail) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, true)
  setTimeout(() => removeEventListener('click', swallow, true))
}

const momentOf = ({ clientX, clientY, timeStamp }: PointerEvent): Moment => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
})
