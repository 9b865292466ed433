import type { Fault } from '../../../src/analytics/fault-report'

/** The events that tell of faults. */
const FAULTS = ['error', 'unhandledrejection', 'ashlar:error']

/**
 * Passes on the faults that boot has kept, and every later one [ERR-06]. Returns how to stop; from then on boot
 * keeps them again.
 */
export function takeFaults(
  kept: Event[],
  take: (fault: Fault) => void,
  view: EventTarget = window,
): () => void {
  const undo = new AbortController()
  const hear = (event: Event): void => {
    // Boot heard it first.
    kept.length = 0
    take(faultOf(event))
  }
  for (const event of kept.splice(0)) take(faultOf(event))
  for (const type of FAULTS) view.addEventListener(type, hear, { signal: undo.signal })
  return () => undo.abort()
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
