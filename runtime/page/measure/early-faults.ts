import type { Fault } from '../../../src/analytics/fault-report'

/** Faults that are kept at most until somebody takes them: as many as a queue holds. */
const MOST_EARLY = 10

type Take = (fault: Fault) => void

const early: Fault[] = []
const keepEarly: Take = fault => {
  if (early.length < MOST_EARLY) early.push(fault)
}
let take = keepEarly
let undo: AbortController | undefined

/** Hears what goes wrong on the page from now on; it is kept until the visitor has agreed that it is told. */
export function hearFaults(view: Window = window): () => void {
  undo?.abort()
  undo = new AbortController()
  const { signal } = undo
  const timestamp = (): number => Date.now()

  view.addEventListener(
    'error',
    ({ error, message, filename, lineno, colno }) =>
      take({
        event: 'error',
        cause: error,
        message,
        file: filename,
        line: lineno,
        column: colno,
        timestamp: timestamp(),
      }),
    { signal },
  )
  view.addEventListener(
    'unhandledrejection',
    ({ reason }) => take({ event: 'unhandledrejection', cause: reason, timestamp: timestamp() }),
    { signal },
  )
  view.document.addEventListener(
    'ashlar:error',
    event => take({ event: 'ashlar:error', cause: (event as CustomEvent).detail, timestamp: timestamp() }),
    { signal },
  )
  return () => {
    undo?.abort()
    early.length = 0
    take = keepEarly
  }
}

/** Hands over what has gone wrong so far, and whatever does later. Returns how to stop. */
export function takeFaults(next: Take): () => void {
  take = next
  for (const fault of early.splice(0)) next(fault)
  return () => {
    take = keepEarly
  }
}
