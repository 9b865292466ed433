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

/**
 * Hears what goes wrong on the page; it is kept until the visitor has agreed that it is told.
 *
 * @param past what boot has heard so far [ERR-06].
 */
export function hearFaults(past: readonly Event[] = [], view: Window = window): () => void {
  undo?.abort()
  undo = new AbortController()
  const hear = (event: Event): void => take(faultOf(event))
  past.forEach(hear)
  for (const type of ['error', 'unhandledrejection', 'ashlar:error']) {
    view.addEventListener(type, hear, { signal: undo.signal })
  }
  return () => {
    undo?.abort()
    early.length = 0
    take = keepEarly
  }
}

function faultOf(event: Event): Fault {
  const { error, message, filename, lineno, colno } = event as ErrorEvent
  const { reason } = event as PromiseRejectionEvent
  const { detail } = event as CustomEvent<unknown>
  return {
    event: event.type as Fault['event'],
    cause: error ?? reason ?? detail,
    message,
    file: filename,
    line: lineno,
    column: colno,
    timestamp: Math.round(performance.timeOrigin + event.timeStamp),
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
