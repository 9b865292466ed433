/** The default duration of a tween, in ms [ROLL-23]. */
export const TWEEN_MS = 300

/** The properties of the window that a tween needs. */
export interface Frames {
  requestAnimationFrame(step: () => void): number
  cancelAnimationFrame(frame: number): void
}

/**
 * Calls `step` in each frame with the progress, from 0 to 1 and with 1 last, and returns how to stop.
 *
 * @throws TypeError if `step` is not a function or `durationMs` is not a finite number.
 */
export function tween(
  step: (progress: number) => void,
  durationMs = TWEEN_MS,
  frames: Frames = window,
  now: () => number = () => performance.now(),
): () => void {
  if (typeof step !== 'function') throw new TypeError('the first parameter of a tween must be a function')
  if (!Number.isFinite(durationMs)) throw new TypeError('the duration of a tween must be a finite number')

  const start = now()
  let frame = frames.requestAnimationFrame(advance)
  let isStopped = false

  return () => {
    isStopped = true
    frames.cancelAnimationFrame(frame)
  }

  function advance(): void {
    const progress = durationMs > 0 ? Math.min((now() - start) / durationMs, 1) : 1
    step(progress)
    // The step itself may have stopped the tween.
    if (progress < 1 && !isStopped) frame = frames.requestAnimationFrame(advance)
  }
}
