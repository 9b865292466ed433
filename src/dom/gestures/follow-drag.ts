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

export interface DragOptions {
  /** The axis that is followed; the other one goes on scrolling the page. Both leave nothing to the browser. */
  readonly axis: Axis | 'both'
  /** A press has become a drag, along this axis. */
  readonly onStart?: (axis: Axis) => void
  /** The pointer moved, told once a frame: pixels from where the drag began, to the right and down. */
  readonly onMove: (way: { readonly dx: number; readonly dy: number }) => void
  /** The drag is over. Comes once for each `onStart`, unless following stops before. */
  readonly onEnd: (release: Release) => void
  /** Whether a press may become a drag; without it, each one that does not begin in a field or a player. */
  readonly accepts?: (event: PointerEvent) => boolean
}

/** What the browser keeps doing with a finger, by the axis that is followed. */
const TOUCH_ACTION = { x: 'pan-y pinch-zoom', y: 'pan-x pinch-zoom', both: 'none' } as const

/** What is dragged for a reason of its own. */
const DRAGGED_ITSELF = 'input, select, textarea, [contenteditable], [controls], [draggable=true]'

/**
 * Follows a finger, a pen or a mouse with its button down across the element. Returns how to stop.
 *
 * The click that ends a drag is swallowed: a link that was dragged is not followed.
 */
export function followDrag(element: HTMLElement, options: DragOptions): () => void {
  const { axis, onStart, onMove, onEnd, accepts = isFree } = options
  const touchAction = element.style.touchAction
  const following = new AbortController()
  let pressed = new AbortController()
  let drag: Drag | null = null
  let pointer = 0
  let frame = 0

  element.style.touchAction = TOUCH_ACTION[axis]
  element.addEventListener('pointerdown', down, following)
  element.addEventListener('dragstart', keep, following)
  element.addEventListener('selectstart', keep, following)

  return () => {
    letGo()
    following.abort()
    element.style.touchAction = touchAction
  }

  function down(event: PointerEvent): void {
    if (drag) {
      // A second finger: it pinches, or the hand rests on the screen.
      if (event.pointerId !== pointer) end(event, true)
      return
    }
    if (event.button || event.ctrlKey || !accepts(event)) return
    drag = press(momentOf(event))
    pointer = event.pointerId
    pressed = new AbortController()
    // The pointer may leave the element before it is a drag, and a removed element hears nothing more.
    const inWindow = { capture: true, signal: pressed.signal }
    addEventListener('pointermove', move, inWindow)
    addEventListener('pointerup', up, inWindow)
    addEventListener('pointercancel', up, inWindow)
  }

  function move(event: PointerEvent): void {
    if (!drag || event.pointerId !== pointer) return
    // The button was let go where nobody could hear it.
    if (event.pointerType === 'mouse' && !event.buttons) return end(event, true)
    const isNew = !drag.axis
    drag = dragTo(drag, momentOf(event))
    if (!drag.axis) return
    if (!isNew) {
      frame ||= requestAnimationFrame(tell)
      return
    }
    if (axis !== 'both' && drag.axis !== axis) return letGo()
    // Over an embedded page only a captured pointer is heard; a pointer that a script made up cannot be captured.
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

  /** While the pointer is down, pictures and links stay where they are, and no text is selected. */
  function keep(event: Event): void {
    if (drag) event.preventDefault()
  }
}

/** Whether a press begins where nothing is dragged for a reason of its own. */
export function isFree(event: PointerEvent): boolean {
  const target = event.composedPath()[0]
  return !(target instanceof Element && target.closest(DRAGGED_ITSELF))
}

/**
 * Swallows the click that ends a drag.
 *
 * The browser makes it at once, before any timer. A click by keyboard or script has no detail.
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
