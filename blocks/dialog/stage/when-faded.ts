import { HIDE_FALLBACK_MS } from '../dialog.state'

/** Calls `work` after `ms`. Returns how to cancel. */
type After = (work: () => void, ms: number) => () => void

const after: After = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/**
 * Calls `done` when the element's transition ends or is canceled, immediately if it has none, and after
 * `HIDE_FALLBACK_MS` in any case [DLG-06]. Returns how to cancel.
 */
export function whenFaded(element: HTMLElement, done: () => void, later: After = after): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const end = (): void => {
    if (signal.aborted) return
    undo.abort()
    done()
  }
  for (const type of ['transitionend', 'transitioncancel']) {
    element.addEventListener(type, event => event.target === element && end(), { signal })
  }
  const isStill = parseFloat(getComputedStyle(element).transitionDuration) === 0
  signal.addEventListener('abort', later(end, isStill ? 0 : HIDE_FALLBACK_MS))
  return () => undo.abort()
}
