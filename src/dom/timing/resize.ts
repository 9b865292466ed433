/** Debounce of a resize, in ms [ROLL-28]. */
export const RESIZE_TIMEOUT_MS = 300

/** Debounce for galleries, in ms [ROLL-28]. */
export const GALLERY_RESIZE_TIMEOUT_MS = 100

export interface Size {
  readonly width: number
  readonly height: number
}

const MEASURES = { x: 'width', y: 'height' } as const

interface ResizeOptions {
  /** The change in px that must be exceeded. */
  readonly threshold?: number
  /** The axis to watch: x is the width, y the height. */
  readonly axis?: keyof typeof MEASURES
  readonly timeoutMs?: number
}

/** Whether the size changed along the axis by more than the threshold. */
export function exceeds(from: Size, to: Size, axis: keyof typeof MEASURES, threshold: number): boolean {
  return Math.abs(to[MEASURES[axis]] - from[MEASURES[axis]]) > threshold
}

/**
 * Calls `resized` when the element has a new, stable size. Returns how to stop.
 *
 * It watches the element, not the window: a collapsing side bar resizes a block as well.
 *
 * @throws TypeError if the threshold is not a number, RangeError if the axis is neither x nor y.
 */
export function watchResize(
  element: Element,
  resized: (size: Size) => void,
  { threshold = 0, axis = 'x', timeoutMs = RESIZE_TIMEOUT_MS }: ResizeOptions = {},
): () => void {
  if (typeof threshold !== 'number' || Number.isNaN(threshold)) {
    throw new TypeError('the threshold of a resize emitter must be a number')
  }
  if (!Object.hasOwn(MEASURES, axis)) throw new RangeError('the axis of a resize emitter must be x or y')

  let last: Size | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    const { width, height } = entry.contentRect
    const size = { width, height }
    clearTimeout(timer)
    // The first call reports the initial size, not a change.
    last ??= size
    if (exceeds(last, size, axis, threshold)) timer = setTimeout(emit, timeoutMs, size)
  })
  observer.observe(element)

  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }

  function emit(size: Size): void {
    last = size
    resized(size)
  }
}
