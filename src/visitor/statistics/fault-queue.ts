import { type FaultReport, MOST_QUEUED } from './fault-report'

/** Sends of a page at most (A9 L148). */
export const MOST_SENDS = 20

/** Quiet time before a send (A9 L148). */
export const QUIET_MS = 1000

interface Queue {
  readonly add: (report: FaultReport) => void
  /** Sends at once what waits: the visitor leaves. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Gathers reports and sends them once it is quiet; a page in trouble must not take its server along. */
export function createFaultQueue(
  send: (reports: readonly FaultReport[]) => void,
  after: (work: () => void, ms: number) => () => void,
): Queue {
  let waiting: FaultReport[] = []
  let sendsLeft = MOST_SENDS
  let cancel = (): void => {}

  const flush = (): void => {
    cancel()
    if (waiting.length === 0 || sendsLeft === 0) return
    const reports = waiting
    waiting = []
    sendsLeft--
    send(reports)
  }
  return {
    add(report) {
      // A full queue does not wait longer either, or errors without end would never be told.
      if (sendsLeft === 0 || waiting.length >= MOST_QUEUED) return
      waiting.push(report)
      cancel()
      cancel = after(flush, QUIET_MS)
    },
    flush,
    stop() {
      cancel()
      waiting = []
      sendsLeft = 0
    },
  }
}
